import { useCallback, useState } from 'react'

/**
 * `fits` is true if the content of a box is as narrow as the box. It is false until measured in the browser: the box scrolls, which loses nothing.
 */
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
