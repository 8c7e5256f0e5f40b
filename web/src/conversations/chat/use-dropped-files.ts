import { type RefObject, useEffect, useRef } from 'react'

/** Takes files that are dropped anywhere on the conversation a form stands in: the browser would open them in place of the page. */
export function useDroppedFiles(form: RefObject<HTMLFormElement | null>, take: (files: File[]) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const area = form.current?.closest('section')
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    area?.addEventListener('dragover', hold)
    area?.addEventListener('drop', drop)
    return () => {
      area?.removeEventListener('dragover', hold)
      area?.removeEventListener('drop', drop)
    }
  }, [form])
}
