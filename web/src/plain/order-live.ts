/** The pause between two looks at an order, and the shortest that a page may ask for, in milliseconds. */
const pause = 30_000
const shortest = 4000

/** Returns the pause that the page asks for in seconds (`data-refreshes="4"`), in ms; null if it asks for no looks. */
export function getPause(): number | null {
  const seconds = document.querySelector<HTMLElement>('[data-refreshes]')?.dataset.refreshes
  return seconds === undefined ? null : Math.max(Number(seconds) * 1000 || pause, shortest)
}

/** True if somebody is at work in a part: typed, chose, opened or is in a field of it. */
function isInUse(part: Element): boolean {
  if (part.contains(document.activeElement) || part.querySelector('details[open]')) return true
  return [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) =>
    field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')
      ? field.checked !== field.defaultChecked
      : field.type === 'file'
        ? field.value !== ''
        : field.type !== 'hidden' && field.value !== field.defaultValue,
  )
}

/** Without what is new at each drawing though nothing changed: the keys of forms. */
const compared = (part: Element) => part.outerHTML.replace(/name="key" value="[^"]*"|value="[^"]*" name="key"/g, '')

/** Renews the parts of the page that changed and that nobody is at work in. */
export async function renew(): Promise<void> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null)
  // Signed out, or without a connection: the page stays as it is.
  if (!answer?.ok || answer.redirected) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const next = fresh.querySelector<HTMLElement>(`[data-live="${part.dataset.live}"]`)
    if (!next || isInUse(part) || compared(next) === compared(part)) continue
    part.replaceWith(document.adoptNode(next))
  }
  if (!fresh.querySelector('[data-refreshes]')) document.querySelector('[data-refreshes]')?.remove()
}

/** Keeps the page of an order that moves up to date while it is looked at. */
function bindOrderLive(): void {
  let looked = Date.now()
  const look = (part: number) => {
    const pauseNow = getPause()
    if (document.hidden || pauseNow === null || Date.now() - looked < pauseNow * part) return
    looked = Date.now()
    void renew()
  }
  setInterval(() => look(1), shortest)
  // A tab that is chosen again is up to date at once.
  document.addEventListener('visibilitychange', () => look(1 / 6))
}

bindOrderLive()
