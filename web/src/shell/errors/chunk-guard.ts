const stampKey = 'rahba-chunk-reload'
const pause = 60_000

/** True if an error says that a script or style of an older build could not be fetched. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script failed|error loading dynamically|preload CSS/i.test(error.message)
  )
}

/**
 * Reloads the page, at most once a minute. Used when a chunk is missing, which is what a release leaves behind in open tabs: the reload brings
 * the new build. A second failure within the minute is shown as an error instead. While the server does not answer, the chunk is not what is
 * missing: a reload would put the browser's own error in the place of the page and of what was typed there.
 */
export async function reloadOnce(): Promise<void> {
  try {
    const { ok } = await fetch('/api/health', { cache: 'no-store' })
    const now = Date.now()
    if (!ok || now - Number(sessionStorage.getItem(stampKey)) < pause) return
    sessionStorage.setItem(stampKey, String(now))
  } catch {
    return // nor without storage, where nothing would stop an endless loop
  }
  window.location.reload()
}

/** Watches for chunks that could not be loaded, wherever that happens outside rendering. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', reloadOnce)
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) void reloadOnce()
  })
}
