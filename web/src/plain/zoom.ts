import { isPlainPress, onPress } from './parts.ts'

/** Enlarges a picture around the point that was pressed, or shows all of it again. A key has no point, so it enlarges the middle. */
function toggleSize(button: HTMLElement, { clientX, clientY, detail }: MouseEvent): void {
  const { left, top, width, height } = button.getBoundingClientRect()
  const isLarge = button.getAttribute('aria-pressed') === 'true'
  button.setAttribute('aria-pressed', String(!isLarge))
  const slide = button.parentElement
  if (isLarge || !slide) return
  const [x, y] = detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height]
  slide.scrollTo({ left: x * slide.scrollWidth - slide.clientWidth / 2, top: y * slide.scrollHeight - slide.clientHeight / 2 })
}

/** Opens a picture over the whole window. Without a script its link leads to the file. */
export function bindZoom(): void {
  onPress('[data-zoom]', (link, event) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-zoomed]')
    if (!dialog || !isPlainPress(event)) return
    event.preventDefault()
    for (const button of dialog.querySelectorAll('[data-enlarge]')) button.setAttribute('aria-pressed', 'false')
    dialog.showModal()
    document.getElementById(link.dataset.zoom ?? '')?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
  })
  onPress('[data-enlarge]', toggleSize)
}
