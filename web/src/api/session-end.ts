const keepers = new Set<() => void>()

/**
 * Calls `keep` when the session turns out to have ended, just before the sign-in page takes the place of this one. Returns the function that
 * stops it.
 */
export function onSessionEnd(keep: () => void): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

export const notifySessionEnd = (): void => {
  for (const keep of keepers) keep()
}
