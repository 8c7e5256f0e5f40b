type Values = Record<string, unknown>
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const secret = /password|secret|token|otp|cvv/i

/** The values without what may not be written down anywhere, at any depth. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (secret.test(key) ? [] : [[key, withoutSecrets(part)]])))
}

/** A page may hold several forms: they are told apart by their fields. */
const getKey = (pathname: string, values: Values) =>
  `rahba.unsaved:${pathname.replace(/^\/(ar|en)(?=\/)/, '')}:${Object.keys(values).toSorted().join()}`

/** Keeps what was typed on a page in this tab, for `person` alone, until it is taken back. */
export function saveDraft(store: Store, person: string, pathname: string, values: Values): void {
  const saved = withoutSecrets(values) as Values // an object goes in
  if (Object.keys(saved).length === 0) return
  try {
    store.setItem(getKey(pathname, values), JSON.stringify({ person, values: saved }))
  } catch {
    // A full or closed store saves nothing; the sign-in page opens all the same.
  }
}

/** Returns once what `person` had typed on this page when their session ended, or null if there is nothing. Another person's draft is discarded. */
export function consumeDraft(store: Store, person: string, pathname: string, values: Values): Values | null {
  const key = getKey(pathname, values)
  try {
    const text = store.getItem(key)
    if (text === null) return null
    store.removeItem(key)
    // Only saveDraft writes under this key.
    const saved = JSON.parse(text) as { person: string; values: Values }
    return saved.person === person ? saved.values : null
  } catch {
    return null
  }
}
