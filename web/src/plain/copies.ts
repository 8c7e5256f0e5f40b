import { onPress } from './parts.ts'

/** The time that a button says that it copied, in milliseconds. */
const shownFor = 2000

/** Copies what a button names, and says so on it for a moment. */
export function bindCopies(): void {
  onPress('[data-copy]', (button) => {
    void navigator.clipboard.writeText(button.dataset.copy ?? '').then(() => {
      const words = button.querySelector('.mantine-Button-label') ?? button
      const before = words.textContent
      if (before === button.dataset.copied) return
      words.textContent = button.dataset.copied ?? before
      setTimeout(() => {
        words.textContent = before
      }, shownFor)
    })
  })
}
