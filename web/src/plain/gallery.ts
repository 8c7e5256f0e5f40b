import { isPlainPress, onPress } from './parts.ts'

/** Shows the picture that a small one leads to. The link alone would scroll the page too. */
export function bindGallery(): void {
  onPress('[data-picture]', (link, event) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    document.getElementById(link.dataset.picture ?? '')?.scrollIntoView({ block: 'nearest', inline: 'start' })
  })
}
