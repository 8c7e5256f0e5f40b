import { expect } from '@playwright/test'
import { formatAmount } from '@rahba/contract/kernel/money'
import { type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'
import { orderStatuses } from '@rahba/contract/orders/order-states'
import { type At, search, toasted } from './at.ts'

/** The merchant finds an order in the list by its number and opens it. */
export async function openOrder(who: At, number: number): Promise<void> {
  const t = who.say('orders')
  await who.go('/store/orders')
  await search(who, t.list.search, String(number))
  await who.page
    .getByRole('link', { name: String(number) })
    .first()
    .click()
  await expect(who.page.getByRole('heading', { level: 1, name: new RegExp(String(number)) })).toBeVisible()
}

// what asks before it is done
const asks: readonly OrderActionName[] = ['deliver', 'hand_over']

/** Presses what the open order offers: a button, or on a phone a line of the menu beside the main one. */
async function press(who: At, name: string): Promise<void> {
  const main = who.page.getByRole('main')
  const button = who.button(name, main)
  const menu = who.button(who.say('kit').moreActions, main)
  await expect(button.or(menu).first()).toBeVisible()
  // the step before may still be on its way into the page
  if (await menu.isVisible()) await button.waitFor({ timeout: 2000 }).catch(() => undefined)
  if (await button.isVisible()) return button.click()
  await menu.click()
  await who.page.getByRole('menuitem', { name, exact: true }).click()
}

/** Moves the open order one step on, by its button. */
export async function act(who: At, action: Exclude<keyof typeof orderActions, 'cancel'>): Promise<void> {
  const { to, [who.locale]: name } = orderActions[action]
  await press(who, name)
  if (asks.includes(action)) await who.button(name, who.page.getByRole('dialog')).click()
  if (to !== 'previous') await toasted(who, who.say('orders').actions.done(orderStatuses[to][who.locale]))
}

/** The merchant cancels the open order and says why. */
export async function cancel(who: At, reason: string): Promise<void> {
  const t = who.say('orders').actions
  const name = orderActions.cancel[who.locale]
  await press(who, name)
  const dialog = who.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t.why }).fill(reason)
  await who.button(name, dialog).click()
  await toasted(who, t.done(orderStatuses.cancelled[who.locale]))
}

export interface StoreAmounts {
  /** Earned by the transfer, held until the return window closes. */
  pending: number
  /** The platform's share of the cash that the store collected. */
  owed: number
}

interface PlacedOrders {
  cod: { id: string; number: number; total: number }
  transfer: { id: string; number: number; total: number }
  cancelled: { id: string; number: number; total: number }
}

/** The administrator reads the orders: totals, states and the store's shares as the pages show them. Returns what the store's wallet must hold. */
export async function expectAdminOrder(who: At, orders: PlacedOrders): Promise<StoreAmounts> {
  const t = who.say('orders')
  const shares: Record<string, number> = {}
  for (const [kind, { id, number, total }] of Object.entries(orders)) {
    await who.go(`/dashboard/orders/${id}`)
    await expect(who.page.getByRole('heading', { level: 1, name: new RegExp(String(number)) })).toBeVisible()
    await expect(who.page.getByText(formatAmount(total)).first()).toBeVisible()
    const answer = await who.page.request.get(`/api/admin/orders/${id}`)
    const order = await answer.json()
    shares[kind] = order.store_share
    if (kind === 'cancelled') {
      await expect(who.page.getByText(t.shares.cancelled)).toBeVisible()
      continue
    }
    // every halala of the total is somebody's
    const { commission, commission_vat, platform_fee, platform_fee_vat, platform_discount, store_share } = order
    const vat = order.vat_regime === 'platform_deemed' ? order.vat : 0
    expect(store_share + commission + commission_vat + platform_fee + platform_fee_vat + vat - platform_discount).toBe(total)
    await expect(who.page.getByText(formatAmount(store_share)).first()).toBeVisible()
    await expect(who.page.getByText(formatAmount(commission)).first()).toBeVisible()
  }
  return { pending: shares.transfer ?? 0, owed: orders.cod.total - (shares.cod ?? 0) }
}
