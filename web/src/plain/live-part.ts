/** Milliseconds between two looks for news. */
const every = 8000

/** Reads the page again and takes its part with the same id, if it changed. */
async function refresh(part: HTMLElement): Promise<void> {
  const answer = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' } })
  // The end of the session leads to another page, which has no such part.
  if (!answer.ok || answer.redirected) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(part.id)
  if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes)
}

/** Keeps a part of the page as it is on the server while somebody looks at it. What is typed elsewhere on the page stays. */
export function bindLivePart(part: HTMLElement): void {
  let busy = false
  const look = async () => {
    if (busy || document.visibilityState !== 'visible') return
    busy = true
    try {
      await refresh(part)
    } catch {
      // The network is away: the next look tries again.
    }
    busy = false
  }
  setInterval(() => void look(), every)
  document.addEventListener('visibilitychange', () => void look())
}
