import { savedList } from './saved-list.ts'

const seen = savedList('seen', 12)
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function fetchList(part: HTMLElement, ids: readonly string[]): Promise<HTMLElement | null> {
  const { seen: address = '', list = '' } = part.dataset
  const answer = await fetch(`${address}?ids=${ids.join(',')}`, { headers: { accept: 'text/html' } })
  if (!answer.ok || answer.redirected) return null
  return new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(list)
}

/**
 * Notes the product of this page in the browser, and shows the ones before it. A cookie would take each visitor's pages out of the server's cache, so
 * the list is kept here and its cards are fetched apart.
 */
export async function bindSeen(part: HTMLElement): Promise<void> {
  const { product } = part.dataset
  const others = seen.read().filter((id) => id !== product && uuid.test(id))
  if (product) seen.add(product)
  part.querySelector('[data-clear-seen]')?.addEventListener('click', () => {
    seen.clear()
    part.hidden = true
  })
  if (others.length === 0) return
  // Without a connection the page is whole without it.
  const list = await fetchList(part, others).catch(() => null)
  if (!list) return
  part.append(document.adoptNode(list))
  part.hidden = false
}
