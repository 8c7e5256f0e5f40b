import { announceResults } from './announce.ts'

/** The choices that change the amounts. What is typed waits for its button. */
const changing = 'input[type=radio], input[type=checkbox], select'
const typed = 'textarea, input[type=text]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Finds the same field again after its form was rendered again. */
function findField(form: HTMLFormElement, { name, value, type }: Field): Field | null {
  const exact = type === 'radio' ? `[value="${CSS.escape(value)}"]` : ''
  return form.querySelector<Field>(`[name="${CSS.escape(name)}"]${exact}`)
}

/** Posts the form as its button would. Returns the form that the server renders, or null. */
async function fetchQuotedForm(form: HTMLFormElement): Promise<HTMLFormElement | null> {
  const body = new FormData(form)
  body.set('intent', 'quote')
  const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return page.querySelector<HTMLFormElement>('form[data-checkout]')
}

/** Moves the focus back to a field that was rendered again, and keeps its position on the screen. */
function focusAgain(form: HTMLFormElement, before: Field, top: number): void {
  const field = findField(form, before)
  if (!field) return
  field.focus({ preventScroll: true })
  window.scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Puts the parts of `drawn` into the form. What was typed, opened and has the focus stays. */
function redraw(form: HTMLFormElement, drawn: HTMLFormElement): void {
  const texts = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)]
  const opened = [...form.querySelectorAll<Field>('details[open] [name]')]
  const summaries = [...form.querySelectorAll('details[open][id]')].map(({ id }) => id)
  const { activeElement } = document
  const top = activeElement?.getBoundingClientRect().top ?? 0
  form.replaceChildren(...drawn.childNodes)
  for (const before of texts) {
    const field = findField(form, before)
    if (field) field.value = before.value
  }
  for (const before of opened) findField(form, before)?.closest('details')?.setAttribute('open', '')
  for (const id of summaries) document.getElementById(id)?.setAttribute('open', '')
  if (
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLSelectElement ||
    activeElement instanceof HTMLTextAreaElement
  )
    focusAgain(form, activeElement, top)
  announceResults({ done: '', places: [] })
}

/** Brings the amounts of a checkout up to date when a choice changes, without leaving the page. */
export function bindCheckout(form: HTMLFormElement): void {
  let latestRequest = 0
  let pressing: Promise<void> | null = null
  const ask = async () => {
    const mine = ++latestRequest
    form.setAttribute('aria-busy', 'true')
    // Without an answer the button brings the amounts up to date.
    const drawn = await fetchQuotedForm(form).catch(() => null)
    // A button that is replaced while it is pressed would never hear of it.
    await pressing
    if (mine !== latestRequest) return
    form.removeAttribute('aria-busy')
    form.toggleAttribute('data-stale', drawn === null)
    if (drawn) redraw(form, drawn)
  }
  form.addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.matches(changing)) void ask()
  })
  form.addEventListener('pointerdown', () => {
    pressing = new Promise((done) => {
      const release = () => setTimeout(done)
      for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, { once: true })
    })
  })
  // The page that follows takes over from an answer that is on its way.
  form.addEventListener('submit', () => latestRequest++)
}
