import { useCallback, useState } from 'react'

/** Whether what is in a box is as narrow as the box. Measured in the browser, so it is false at first: then the box scrolls, which loses nothing. */
export function useFits() {
  const [fits, setFits] = useState(false)
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const observer = new ResizeObserver(() => setFits(box.scrollWidth <= box.clientWidth))
    observer.observe(box)
    for (const inner of box.children) observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return { fits, ref }
}
