const previews = new Map<string, string>()

/** Keeps the picture a file was uploaded from, for as long as the page lives or until it is on the server's word. */
export const savePreview = (file_id: string, url: string): void => void previews.set(file_id, url)

/** Returns the browser's address for the picture of an unsent file; undefined after a reload. */
export const getPreview = (file_id: string): string | undefined => previews.get(file_id)

/** Lets the picture go, once it was sent or taken away. */
export function dropPreview(file_id: string): void {
  const url = previews.get(file_id)
  if (url) URL.revokeObjectURL(url)
  previews.delete(file_id)
}
