import { useEffect, useRef } from 'react'

/**
 * Marks viewed items as read: it calls `read` once for each new `mark`, even if the page is drawn again before the answer arrives.
 * @param mark names the unread item on the page; null if there is none
 */
export function useReadMark(mark: string | null, read: () => void): void {
  const latest = useRef(read)
  const last = useRef<string | null>(null)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    if (mark === null || last.current === mark) return
    last.current = mark
    latest.current()
  }, [mark])
}
