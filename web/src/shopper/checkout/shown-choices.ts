import type { CheckoutView } from './checkout-view.server.ts'
import { nameField } from './choices.ts'

/** The name of the field that says which choices the totals of a page are for. */
export const shownField = 'shown'

/** Returns the fields that decide about the totals, with their values as the page has them, as the text of a hidden field. */
export function listShownChoices({
  payment_method,
  address_id,
  stores,
}: Pick<CheckoutView, 'payment_method' | 'address_id' | 'stores'>): string {
  const ofStores = stores.flatMap(({ store: { id }, can_order, choice }) => [
    [nameField(id, 'included'), choice.included ? 'on' : ''],
    [nameField(id, 'coupon_code'), choice.coupon_code],
    // Goods that can't be ordered are not handed over.
    ...(can_order ? [[nameField(id, 'fulfilment'), choice.fulfilment ?? '']] : []),
    ...(can_order && choice.fulfilment === 'pickup' ? [[nameField(id, 'branch_id'), choice.branch_id]] : []),
  ])
  return new URLSearchParams([['payment_method', payment_method], ['address_id', address_id], ...ofStores]).toString()
}

/** True if the shopper chose something else than the page showed the totals of. Without scripts a page shows them again only after a post. */
export function hasOwnChange(form: FormData): boolean {
  const shown = new URLSearchParams(String(form.get(shownField) ?? ''))
  return [...shown].some(([name, value]) => String(form.get(name) ?? '').trim() !== value)
}
