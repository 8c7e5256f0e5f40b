import {
  addFavouriteProduct,
  addFavouriteStore,
  removeFavouriteProduct,
  removeFavouriteStore,
} from '@rahba/contract/catalog/favourites/favourites.calls'

const calls = {
  products: { keep: addFavouriteProduct, drop: removeFavouriteProduct },
  stores: { keep: addFavouriteStore, drop: removeFavouriteStore },
}

/**
 * True if a press on the heart drops what it keeps. A card's button says so by its name, and that of a product's or store's own page by its
 * value.
 */
const isKept = ({ name, value }: HTMLButtonElement): boolean => (name === 'act' ? value : name) === 'drop'

/** Asks the server to keep or drop what the heart is for. Returns false if it was not done. */
async function send(heart: HTMLButtonElement): Promise<boolean> {
  const { heart: id = '', kind } = heart.dataset
  const { method, path } = calls[kind === 'stores' ? 'stores' : 'products'][isKept(heart) ? 'drop' : 'keep']
  const headers = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang }
  const answer = await fetch(`/api${path.replace('{id}', encodeURIComponent(id))}`, { method, headers }).catch(() => null)
  return answer?.ok ?? false
}

/** Draws a heart as kept or not, as the server would. */
function draw(heart: HTMLButtonElement, kept: boolean): void {
  const act = kept ? 'drop' : 'keep'
  if (heart.name !== 'act') {
    heart.name = act
    heart.ariaPressed = String(kept)
    return
  }
  heart.value = act
  heart.toggleAttribute('data-kept', kept)
  const words = heart.querySelector('.mantine-Button-label')
  if (words) words.textContent = (kept ? heart.dataset.remove : heart.dataset.add) ?? ''
}

/** Says for screen readers what was done. */
function say(kept: boolean): void {
  const place = document.querySelector<HTMLElement>('[data-hearts]')
  if (place) place.textContent = (kept ? place.dataset.kept : place.dataset.dropped) ?? ''
}

/**
 * Lets the hearts of a shopper keep and drop without leaving the page. One that fails is sent as the form that it belongs to, whose page says
 * why.
 */
export function bindHearts(): void {
  const failed = new WeakSet<HTMLButtonElement>()
  const press = async (heart: HTMLButtonElement) => {
    heart.ariaBusy = 'true'
    const kept = !isKept(heart)
    const isDone = await send(heart)
    heart.ariaBusy = null
    if (!isDone) {
      failed.add(heart)
      heart.form?.requestSubmit(heart)
      return
    }
    const { heart: id = '' } = heart.dataset
    for (const same of document.querySelectorAll<HTMLButtonElement>(`button[data-heart="${CSS.escape(id)}"]`)) draw(same, kept)
    say(kept)
  }
  document.addEventListener('submit', (event) => {
    const { submitter: heart, defaultPrevented } = event
    if (defaultPrevented || !(heart instanceof HTMLButtonElement) || heart.dataset.heart === undefined || failed.has(heart)) return
    // A visitor signs in first, which is another page.
    if (document.querySelector('[data-market="visitor"]')) return
    event.preventDefault()
    // The page stays, so nothing has to find its way back to the button (keep-focus.ts).
    event.stopImmediatePropagation()
    if (heart.ariaBusy !== 'true') void press(heart)
  })
}
