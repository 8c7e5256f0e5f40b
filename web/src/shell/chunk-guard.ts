const stampKey = 'rahba-chunk-reload'
const pause = 60_000

/** Whether an error says that a script or style of an older build could not be fetched. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script failed|error loading dynamically|preload CSS/i.test(error.message)
  )
}

/**
 * Reloads the page, at most once a minute, and says whether it does. Used when a chunk is missing, which is what a release leaves behind in
 * open tabs: the reload brings the new build. A second failure within the minute is shown as an error instead.
 */
export function reloadOnce(now = Date.now()): boolean {
  let last = 0
  try {
    last = Number(sessionStorage.getItem(stampKey))
    if (now - last < pause) return false
    sessionStorage.setItem(stampKey, String(now))
  } catch {
    return false // without storage nothing would stop an endless loop
  }
  window.location.reload()
  return true
}

/** Watches for chunks that could not be loaded, wherever that happens outside rendering. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
  window.addEventListener('unhandledrejection', (event) => {
    if (isChunkError(event.reason) && reloadOnce()) event.preventDefault()
  })
}
