const key = 'pressed'
/** The time in which the page that follows a post is expected, in milliseconds. */
const maxAge = 20_000

const formName = (form: HTMLFormElement | null) => form?.getAttribute('aria-label') ?? form?.getAttribute('action') ?? ''
/** The name of a button. One whose words say what it would do next has `data-focus`, since the following page calls another one by them. */
const buttonName = (button: HTMLElement) => button.dataset.focus ?? button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''

/** Remembers the button that posts a form: the page that follows begins at its top, where nobody who uses the keyboard was. */
function remember({ submitter, target }: SubmitEvent): void {
  if (!(submitter instanceof HTMLElement && target instanceof HTMLFormElement) || target.method !== 'post') return
  try {
    sessionStorage.setItem(key, JSON.stringify([location.pathname, formName(target), buttonName(submitter), Date.now()]))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** Returns what was remembered, once. */
function recall(): unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.removeItem(key)
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Returns what a refused post is about: its first field that is wrong, or its message. */
function findRefusal(): HTMLElement | null {
  const field = document.querySelector<HTMLElement>('main [aria-invalid=true]:not([type=hidden])')
  if (field) return field
  const message = document.querySelector<HTMLElement>('main [role=alert]')
  if (message) message.tabIndex = -1
  return message
}

/** Puts the focus, on the page that follows a post, on what was refused, or back on the button, unless something else asks for it. */
export function bindFocus(): void {
  document.addEventListener('submit', remember)
  const [path, form, button, at] = recall()
  if (path !== location.pathname || typeof at !== 'number' || Date.now() - at > maxAge) return
  if (document.activeElement !== document.body || document.querySelector('[autofocus]')) return
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('form button')]
  const isSame = (one: HTMLButtonElement) => formName(one.form) === form && buttonName(one) === button && one.checkVisibility()
  const next = findRefusal() ?? buttons.find(isSame)
  next?.focus()
}
