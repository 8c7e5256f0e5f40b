import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { At } from './at.ts'

export const coffee = '/s/sadeem-roastery/p/saudi-coffee-harari'
export const scarf = '/s/layan-abaya/p/scarf-modal'

/** A phone that no other test uses. */
export const newPhone = () => `+96658${randomInt(1e7).toString().padStart(7, '0')}`

/** Puts pieces of a product into the cart by its page. */
export async function addToCart(who: At, path: string, quantity: number): Promise<void> {
  const t = who.say('shop').cart
  await who.page.goto(`/${who.locale}${path}`)
  await who.page.getByRole('spinbutton', { name: t.quantity }).fill(String(quantity))
  await who.button(t.add).click()
  await expect(who.page.getByRole('status').filter({ hasText: t.added })).toBeVisible()
}

export async function openCheckout(who: At): Promise<void> {
  await who.page.goto(`/${who.locale}/checkout`)
  await expect(who.page.getByRole('form', { name: who.say('checkout').title })).toBeVisible()
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
