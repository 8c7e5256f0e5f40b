/** A control that posted a form, as the page that follows can find it again. */
export interface Pressed {
  path: string
  /** The moment of the post. */
  at: number
  form: string
  /** The name of a field; empty for a button. */
  field: string
  /** The words of a button; empty for a field. */
  button: string
  /** The ids of the part around it and of those that take its place, the nearest first. */
  places: string[]
  /** Pixels from the top of the screen to the control, and from the top of the page to the top of the screen. */
  top: number
  scroll: number
  /** The words for what the button does, once it is done. */
  done: string
  /** The refusals that the page showed before. */
  refusals: string[]
}

const invalid = '[aria-invalid=true]:not([type=hidden])'
const fields = 'input:not([type=hidden]), select, textarea'
const isUsable = (element: HTMLElement): boolean => element.checkVisibility() && !element.matches(':disabled')
const select = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]

/** A fragment is no part of a form's name: it changes with what is around the form. */
const getFormName = (form: HTMLFormElement | null): string =>
  form?.getAttribute('aria-label') ?? form?.getAttribute('action')?.split('#')[0] ?? ''
/** The name of a button. One whose words say what it would do next has `data-focus`, since the following page calls another one by them. */
const getButtonName = (button: HTMLElement): string =>
  button.dataset.focus ?? button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''
const getForm = (control: HTMLElement): HTMLFormElement | null =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLButtonElement
    ? control.form
    : null

/** The words of a refusal, or the name of the field that is refused. */
const getRefusalName = (element: HTMLElement): string => element.getAttribute('name') ?? element.textContent ?? ''
const listRefusals = () => [...select(`main ${invalid}`), ...select('main [role=alert]')]
export const isRefused = (element: HTMLElement): boolean => element.matches(invalid)

/** Returns what tells a control from the others of its page, and where it is. `submitter` is the button that the browser pressed for it. */
export function describeControl(control: HTMLElement, submitter: HTMLElement | null): Pressed {
  const isButton = control instanceof HTMLButtonElement
  const place = control.closest<HTMLElement>('[data-place]')
  return {
    path: location.pathname,
    at: Date.now(),
    form: getFormName(getForm(control)),
    field: isButton ? '' : (control.getAttribute('name') ?? ''),
    button: isButton ? getButtonName(control) : '',
    places: place ? [place.id, ...(place.dataset.place?.split(' ') ?? [])].filter((id) => id !== '') : [],
    top: control.getBoundingClientRect().top,
    scroll: window.scrollY,
    // Enter in a field may press the button of another part.
    done: (submitter?.closest('[data-place]') === place && submitter?.dataset.done) || '',
    refusals: listRefusals().map(getRefusalName),
  }
}

/**
 * Returns the same control on this page; null if it is gone or can't be used any more. A button is looked for in its own part while that is
 * there, since another part may have a button of the same words.
 */
export function findControl({ form, field, button, places: [own] }: Pressed): HTMLElement | null {
  const isSame = (one: HTMLElement) =>
    getFormName(getForm(one)) === form &&
    (field ? one.getAttribute('name') === field && !one.matches('[type=radio]:not(:checked)') : getButtonName(one) === button)
  if (field) return select(`main :is(${fields})`).find((one) => isSame(one) && isUsable(one)) ?? null
  const part = own === undefined ? null : document.getElementById(own)
  return select('form button, button[form]').find((one) => (part?.contains(one) ?? true) && isSame(one) && isUsable(one)) ?? null
}

/**
 * Returns what a refused post is about: the first wrong field, or a message. In a form of many parts that is of the same part as its control, or
 * new, since another part may have been wrong before.
 */
export function findRefusal({ places: [own], refusals }: Pressed): HTMLElement | null {
  const all = listRefusals()
  const place = own === undefined ? null : document.getElementById(own)
  const found = place ? (all.find((one) => place.contains(one)) ?? all.find((one) => !refusals.includes(getRefusalName(one)))) : all[0]
  return found ?? null
}

/** Returns what takes the place of a control that is gone: another one of its part, or the next part that is still there, or the page's title. */
export function findPlace({ places }: Pressed): HTMLElement | null {
  const [own, ...others] = places
  if (own === undefined) return null
  const part = document.getElementById(own)
  const control = part && select(`${fields}, button`, part).find(isUsable)
  if (control) return control
  const next = others.map((id) => document.getElementById(id)).find((one) => one !== null)
  if (next) return next.querySelector<HTMLElement>('input:checked') ?? next
  return part ?? document.querySelector<HTMLElement>('main h1')
}
