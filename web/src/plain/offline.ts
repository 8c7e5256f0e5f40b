/** The copies of one shopper's pages; web/public/market-worker.js has the same name. */
const ownCopies = 'market-own-1'

/** Registers the market's worker once the page is there, and drops a shopper's copies on a page of nobody who is signed in. */
function bindWorker(frame: HTMLElement): void {
  if (!('serviceWorker' in navigator)) return
  if (frame.dataset.market === 'visitor') void caches.delete(ownCopies)
  // Without a worker, as in a private window, the market needs the network.
  const register = () => void navigator.serviceWorker.register('/market-worker.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Keeps what was typed when a form is sent without a network, and says so. */
function bindLostNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-lost]')
  if (!notice) return
  document.addEventListener('submit', (event) => {
    notice.hidden = navigator.onLine
    if (!navigator.onLine) event.preventDefault()
  })
  window.addEventListener('online', () => {
    notice.hidden = true
  })
}

/** Prepares a page of the market for the loss of its network. A copy is replaced by the page once the network is back. */
export function bindOffline(): void {
  const frame = document.querySelector<HTMLElement>('[data-market]')
  if (frame) bindWorker(frame)
  bindLostNotice()
  const { offline, kept } = document.documentElement.dataset
  if (offline !== undefined || kept !== undefined) window.addEventListener('online', () => location.reload(), { once: true })
}
