import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * What was typed, or filled in by the browser, before React took the page over: it stands in the field, and nobody was told. Gives the field's ref.
 * @param shown what the field is drawn with. `typed` is told what stands there instead, once.
 */
export function useTypedBefore<Element extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  shown: string,
  typed: (text: string) => void,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  // before any effect draws the field again, which would take away what stands there
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at first was unheard
  useLayoutEffect(() => {
    const text = ref.current?.value
    if (text !== undefined && text !== shown) typed(text)
  }, [])
  return ref
}
