import type { Pressed } from './find-again.ts'

/** Milliseconds until a screen reader has read the focus out, which would interrupt what is announced before. */
const delay = 300

/** Returns the words of a part as a screen reader reads them: without what is hidden from it, and without a price that is struck through. */
function readWords(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden], s')) hidden.remove()
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? '')
  return words.filter((word) => word !== '').join(' ')
}

/** Says words to screen readers, in the part of the frame that the server drew for it. The page shows them elsewhere already. */
function announce(words: readonly string[]): void {
  const part = document.querySelector('[data-announcer]')
  const text = [...new Set(words)].filter((one) => one !== '').join('. ')
  if (!part || text === '') return
  part.textContent = ''
  setTimeout(() => {
    part.textContent = text
  }, delay)
}

/** Announces what a post has done: the words of its button, and the results in its part of the page and of the whole page (`data-result`). */
export function announceResults({ done, places: [own] }: Pick<Pressed, 'done' | 'places'>): void {
  const place = own === undefined ? null : document.getElementById(own)
  const near = place ? [...place.querySelectorAll('[data-result]')] : []
  announce([done, ...[...near, ...document.querySelectorAll('[data-result=page]')].map(readWords)])
}
