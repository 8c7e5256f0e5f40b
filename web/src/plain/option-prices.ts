import { comma, isLocale } from '@rahba/contract/kernel/locale'
import { formatAmount, sumAmounts } from '@rahba/contract/kernel/money'
import { type Pricing, pricesWith } from '../shop/shown-price.ts'

/** Puts another amount into money as the kit draws it (web/src/kit/show/money.tsx): once for the eye, once for screen readers. */
function writeAmount(money: Element | null, halalas: number): void {
  const amount = formatAmount(halalas)
  const [shown, spoken] = money?.children ?? []
  if (shown?.lastChild) shown.lastChild.textContent = amount
  if (spoken) spoken.textContent = (spoken.textContent ?? '').replace(/\d[\d,.]*/, amount)
}

/** Shows what a product costs with the chosen options, and names them in the message to the store. */
export function bindOptionPrices(form: HTMLFormElement): void {
  const price = form.querySelector<HTMLElement>('[data-pricing]')
  const chat = form.querySelector<HTMLAnchorElement>('a[data-messages]')
  if (!price) return
  // Both are drawn with the page by web/src/shop/product/buy.tsx and how-to-order.tsx.
  const pricing = JSON.parse(price.dataset.pricing ?? '') as Pricing
  const messages = JSON.parse(chat?.dataset.messages ?? '{}') as { plain?: string; chosen?: string }
  const { lang } = document.documentElement
  const show = () => {
    const chosen = [...form.querySelectorAll<HTMLInputElement>('input:checked')]
    const { now, before } = pricesWith(pricing, sumAmounts(chosen.map(({ dataset }) => Number(dataset.price))))
    writeAmount(price.querySelector('bdi'), now)
    writeAmount(price.querySelector('s bdi'), before)
    const names = chosen.map(({ dataset }) => dataset.name).join(comma[isLocale(lang) ? lang : 'ar'])
    const message = (names ? messages.chosen : messages.plain) ?? ''
    if (chat) chat.search = `?text=${encodeURIComponent(message.replace('{options}', () => names))}`
  }
  form.addEventListener('change', show)
  // The browser puts back what was chosen before, after "back" and after loading the page again.
  window.addEventListener('pageshow', show)
}
