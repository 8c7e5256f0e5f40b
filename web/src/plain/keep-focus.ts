import { announceResults } from './announce.ts'
import { describeControl, findControl, findPlace, findRefusal, isRefused, type Pressed } from './find-again.ts'

const key = 'pressed'
/** The time in which the page that follows a post is expected, in milliseconds. */
const maxAge = 20_000

/** The control that posts a form: the field in which Enter was pressed, else the button. A form's first button may be hidden, and says nothing. */
function findPoster({ submitter, target }: SubmitEvent): HTMLElement | null {
  if (!(target instanceof HTMLFormElement) || target.method !== 'post') return null
  const { activeElement } = document
  const isTyping = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
  return isTyping && activeElement.form === target ? activeElement : submitter
}

/** Saves the control that posts a form and its position on the screen, since the next page opens at its top. */
function savePressed(event: SubmitEvent): void {
  const control = findPoster(event)
  if (!control) return
  try {
    sessionStorage.setItem(key, JSON.stringify(describeControl(control, event.submitter)))
  } catch {
    // Without storage, the next page opens at its top.
  }
}

/** Returns what was remembered, once, if this page follows it. */
function recall(): Pressed | null {
  try {
    // It was written by this file.
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pressed | null
    sessionStorage.removeItem(key)
    return saved && saved.path === location.pathname && Date.now() - saved.at <= maxAge ? saved : null
  } catch {
    return null
  }
}

/** Moves the focus without moving the page; what can't take it otherwise takes it once. */
function focusOn(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** Shows the page as it was: the same control at the same height of the screen, or the part that took its place in sight. */
function restorePlace(element: HTMLElement, pressed: Pressed, isSame: boolean): void {
  window.scrollTo({ top: pressed.scroll, behavior: 'instant' })
  if (isSame) window.scrollBy({ top: element.getBoundingClientRect().top - pressed.top, behavior: 'instant' })
  // The control keeps its former position, even if that is closer to the edge of the screen than scrolling would place it.
  if (!isSame || !isOnScreen(element)) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/**
 * Restores the focus and the scroll position on the page that follows a post: on the first error, else on the control that posted, else on the
 * element nearest to it. The result is announced. Nothing happens if the page itself asks for the focus.
 */
export function bindFocus(): void {
  document.addEventListener('submit', savePressed)
  const pressed = recall()
  if (!pressed || document.activeElement !== document.body || document.querySelector('[autofocus]')) return
  const refusal = findRefusal(pressed)
  const same = findControl(pressed)
  const next = refusal ?? same ?? findPlace(pressed)
  if (!next) return
  // The fragment is for readers without scripts. It would draw the page to another place.
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  focusOn(next)
  restorePlace(next, pressed, next === same)
  // The browser goes to the fragment until the page has loaded.
  if (document.readyState !== 'complete') window.addEventListener('load', () => restorePlace(next, pressed, next === same), { once: true })
  if (!refusal && !isRefused(next)) announceResults(pressed)
}
