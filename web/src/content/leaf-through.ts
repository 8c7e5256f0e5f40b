/** Scrolls a slide show by one slide in the direction of reading. The pressed button says where to: `data-leaf="1"` or `"-1"`. */
export function leafThrough(button: HTMLElement): void {
  const list = button.closest('section')?.querySelector('ul')
  const [slide] = list?.children ?? []
  if (!list || !slide) return
  const onward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
  list.scrollBy({ left: Number(button.dataset.leaf) * onward * slide.getBoundingClientRect().width, behavior: 'smooth' })
}
