/** A short list of texts, the latest first, stored in this browser only. It is empty if the browser stores nothing. */
export function savedList(name: string, max: number) {
  const read = (): string[] => {
    try {
      const saved: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
      return Array.isArray(saved) ? saved.filter((one) => typeof one === 'string').slice(0, max) : []
    } catch {
      return []
    }
  }
  const write = (list: readonly string[]): void => {
    try {
      if (list.length === 0) localStorage.removeItem(name)
      else localStorage.setItem(name, JSON.stringify(list))
    } catch {
      // Storage is full or turned off, so the list is not saved.
    }
  }
  return {
    read,
    /** Puts a text first, without repeating it. */
    add: (text: string) => write([text, ...read().filter((one) => one !== text)].slice(0, max)),
    clear: () => write([]),
  }
}
