/** The menu entry of the open page, or of the page above it; the longest address wins. `below` is the address below /dashboard. */
export function getCurrent<Entry extends { path: string }>(entries: readonly Entry[], below: string): Entry | undefined {
  const path = below === 'home' ? '' : below
  const under = entries.filter((entry) => entry.path === path || (entry.path !== '' && path.startsWith(`${entry.path}/`)))
  return under.sort((a, b) => b.path.length - a.path.length)[0]
}
