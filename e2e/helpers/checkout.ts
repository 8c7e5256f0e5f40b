import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page, type PlaywrightWorkerArgs } from '@playwright/test'
import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { type At, at } from './at.ts'
import { Office } from './shopper-pages.ts'

export const coffee = '/s/sadeem-roastery/p/saudi-coffee-harari'
/** One piece of it is enough for a delivery, so it does not sell out as tests go on. */
export const jalabiya = '/s/layan-abaya/p/jalabiya-ramadan'
export const scarf = '/s/layan-abaya/p/scarf-modal'

/** A phone that no other test uses. */
export const newPhone = () => `+96658${randomInt(1e7).toString().padStart(7, '0')}`

/** The card of the coffee in the market. */
export async function findCoffee({ request }: Page): Promise<{ id: string; slug: string }> {
  const answer = await request.get('/api/market/products?store=sadeem-roastery&per_page=100')
  const { data } = (await answer.json()) as { data: { id: string; slug: string }[] } // the rest of a card is not read
  const card = data.find(({ slug }) => coffee.endsWith(`/${slug}`))
  if (!card) throw new Error('The coffee is not on sale')
  return card
}

interface Stock {
  /** The variant's id. */
  id: string
  product_id: string
  branches: { branch_id: string; quantity: number }[]
}

/** The coffee's stock by variant, in the order of its page, and a way to count it. */
async function readCoffeeStock(merchant: Office, page: Page) {
  const { id } = await findCoffee(page)
  const answer = await page.request.get(`/api/market/products/${id}`)
  const { variants } = (await answer.json()) as { variants: { id: string }[] } // the rest of a product is not read
  const { data }: { data: Stock[] } = await merchant.get('/stock?per_page=100')
  const stock = variants.flatMap((variant) => data.find((row) => row.id === variant.id) ?? [])
  const count = (variant_id: string, branch_id: string, quantity: number) =>
    merchant.post('/stock/adjustments', { branch_id, reason: 'counted', note: null, lines: [{ variant_id, quantity }] })
  return { stock, count }
}

/** The stock in each branch of the variant that the coffee's page chooses by itself, and a way to count it. */
export async function openCoffeeStock(merchant: Office, page: Page) {
  const { stock, count } = await readCoffeeStock(merchant, page)
  const [first] = stock
  if (!first) throw new Error('The coffee has no stock')
  return { branches: first.branches, count: (branch_id: string, quantity: number) => count(first.id, branch_id, quantity) }
}

/** Restocks the coffee in each branch of the roastery, because these journeys buy it repeatedly. */
export async function restockCoffee({ page, playwright }: { page: Page } & Pick<PlaywrightWorkerArgs, 'playwright'>): Promise<void> {
  const merchant = await Office.open({ playwright }, await at(page, 'ar'), 'store')
  const { stock, count } = await readCoffeeStock(merchant, page)
  for (const { id, branches } of stock) for (const { branch_id, quantity } of branches) if (quantity < 20) await count(id, branch_id, 60)
  await merchant.close()
}

/** Puts pieces of a product into the cart by its page. */
export async function addToCart(who: At, path: string, quantity: number): Promise<void> {
  const t = who.say('shop').cart
  await who.page.goto(`/${who.locale}${path}`)
  await who.page.getByRole('spinbutton', { name: t.quantity }).fill(String(quantity))
  await who.button(t.add).click()
  await expect(who.page.getByRole('status').filter({ hasText: t.added }).first()).toBeVisible()
}

/** Chooses how to pay, and waits for the amounts. */
export async function chooseMethod(who: At, method: PaymentMethod): Promise<void> {
  const t = who.say('checkout')
  await methodRadio(who.page, method).check()
  const update = who.button(t.update)
  if (await update.isVisible()) await update.click()
  await expect(who.page.getByRole('form', { name: t.title })).not.toHaveAttribute('aria-busy')
  await expect(methodRadio(who.page, method)).toBeChecked()
}

/** Opens the checkout and chooses how to pay. */
export async function openCheckout(who: At, method: PaymentMethod = 'cod'): Promise<void> {
  await who.page.goto(`/${who.locale}/checkout`)
  await expect(who.page.getByRole('form', { name: who.say('checkout').title })).toBeVisible()
  await chooseMethod(who, method)
}

/** The button that places the order. */
export function placeButton(who: At): Locator {
  const t = who.say('checkout')
  return who.page.getByRole('button', { name: new RegExp(`^(${t.place}|${t.placeAndPay})$`) })
}

export const methodRadio = (page: Page, method: string) => page.locator(`input[name=payment_method][value=${method}]`)

/** The total of the whole checkout as the page says it. */
export const checkoutTotal = (who: At) => who.page.getByRole('complementary').locator('[data-strong]').first().locator('dd')

/** The part of a checkout at the store of that name. */
export const storePart = (page: Page, name: RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })
