import { useEffect, useRef } from 'react'

/**
 * What is looked at counts as read: calls `read` once for each new `mark`, also when the page is drawn again before the answer is there.
 * @param mark names what stands unread on the page, null where nothing does
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
