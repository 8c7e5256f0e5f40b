const previews = new Map<string, string>()

/** Keeps the picture a file was uploaded from, for as long as the page lives or until it is on the server's word. */
export const keepPreview = (file_id: string, url: string): void => void previews.set(file_id, url)

/** Where the browser still has the picture of a file that was not sent yet; undefined after a reload. */
export const previewOf = (file_id: string): string | undefined => previews.get(file_id)

/** Lets the picture go, once it was sent or taken away. */
export function dropPreview(file_id: string): void {
  const url = previews.get(file_id)
  if (url) URL.revokeObjectURL(url)
  previews.delete(file_id)
}
