/** A short list of texts that this browser alone keeps, the latest first. A browser that keeps nothing has an empty one. */
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
      // Storage is full or switched off: nothing is remembered.
    }
  }
  return {
    read,
    /** Puts a text first; it stands in the list once. */
    add: (text: string) => write([text, ...read().filter((one) => one !== text)].slice(0, max)),
    clear: () => write([]),
  }
}
