// Shows what the platform pushes, and opens its page when tapped. It caches nothing and stands between no page and the network.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  if (!event.data) return
  const { id, title, body, path, locale, audience } = event.data.json()
  const shown = self.registration.showNotification(title, {
    body,
    // the same notice sent twice is shown once
    tag: id,
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    icon: '/favicon.svg',
    data: { path, id, audience },
  })
  // open pages count it at once
  const told = self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
    for (const page of pages) page.postMessage({ kind: 'notice', id })
  })
  event.waitUntil(Promise.all([shown, told]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path, id, audience } = event.notification.data
  // opened is read, as it is from the list; signed out meanwhile, the page itself asks for that
  const read = async () => {
    if (audience !== 'store' && audience !== 'admin') return
    await fetch(`/api/${audience}/notifications/${id}`, { method: 'PUT' }).catch(() => undefined)
    for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage({ kind: 'notice' })
  }
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const same = pages.find(({ url }) => new URL(url).pathname + new URL(url).search === path)
    if (same) return same.focus()
    return self.clients.openWindow(path)
  }
  // beside it: a tab opens by the tap alone, which no answer is waited for
  event.waitUntil(Promise.allSettled([open(), read()]))
})
