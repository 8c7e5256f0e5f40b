import { copyPart } from './parts.ts'

/** The time that a message is shown, in milliseconds. */
const shownFor = 3000

/** Says that something was done, over the page. The message goes away by itself, but not under the pointer or while its button has the focus. */
export function showNotice(text: string): void {
  const notice = copyPart('notice')
  const words = notice?.querySelector('[data-words]')
  if (!notice || !words) return
  words.textContent = text
  notice.querySelector('button')?.addEventListener('click', () => notice.remove())
  document.querySelector('[data-notices]')?.append(notice)
  const timer = setInterval(() => {
    if (notice.matches(':hover, :focus-within')) return
    clearInterval(timer)
    notice.remove()
  }, shownFor)
}
