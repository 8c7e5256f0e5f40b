import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { newPhone } from './helpers/checkout.ts'
import { enterShop, Office } from './helpers/shopper-pages.ts'

// A shopper can wait for a sold-out product, and a deleted product keeps its name in carts and lists.

for (const locale of locales) {
  test(`a shopper waits for a sold-out product, and stops waiting, in ${locale}`, async ({ page, request }) => {
    const who = await at(page, locale)
    const t = who.say('shopper-account').keep
    const { data } = await (await request.get('/api/market/products?limit=100&sort=best_selling')).json()
    const soldOut = data.find(
      (one: { unavailable_reason: string | null; price_to: number | null }) => one.unavailable_reason === 'out_of_stock',
    )
    expect(soldOut).toBeDefined()
    const path = `/s/${soldOut.store_slug}/p/${encodeURIComponent(soldOut.slug)}`
    await who.go(path)
    await who.button(t.watch).first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/sign-in`))
    await enterShop(who, newPhone())
    await who.go(path)
    await who.button(t.watch).first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/s/`))
    await who.button(t.unwatch).first().click()
    await expect(who.button(t.unwatch)).toHaveCount(0)
  })

  test(`a blocked product keeps its name in the cart and the favorites, in ${locale}`, async ({ page, playwright }) => {
    const who = await at(page, locale)
    const shop = who.say('shop').cart
    const account = who.say('shopper-account')
    await enterShop(who, newPhone())
    await who.go('/s/layan-abaya/p/scarf-modal')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await who.button(shop.add).click()
    await expect(page.getByRole('status').filter({ hasText: shop.added }).first()).toBeVisible()
    await who.button(account.keep.add).click()
    const admin = await Office.open({ playwright }, who, 'admin')
    const answer = await page.request.get('/api/market/stores/layan-abaya/products/scarf-modal')
    const { id } = (await answer.json()) as { id: string } // the rest of a product is not read
    await admin.post(`/products/${id}/block`, { reason: 'مخالفة سياسة المنتجات' })
    try {
      await who.go('/cart')
      await expect(page.getByRole('main')).toContainText(name)
      await expect(who.button(shop.more(name))).toHaveCount(0)
      await who.button(shop.remove(name)).click()
      await expect(page.getByText(shop.empty)).toBeVisible()
      await who.go('/account/favourites')
      await expect(page.getByRole('main')).toContainText(account.favourites.unavailable)
      await who.button(account.favourites.removeOf(name)).click()
      await expect(page.getByText(account.favourites.none)).toBeVisible()
    } finally {
      await admin.post(`/products/${id}/unblock`, {})
      await admin.close()
    }
  })

  test(`an unknown address keeps the market’s frame, in ${locale}`, async ({ page, heard }) => {
    const who = await at(page, locale)
    const answer = await page.goto(`/${locale}/market/none/of/these`)
    expect(answer?.status()).toBe(404)
    // The browser says the status of the page.
    await expect.poll(() => heard.splice(0).length).toBe(1)
    await expect(page.getByRole('searchbox', { name: who.say('market').frame.search })).toBeVisible()
    await page.getByRole('link', { name: who.say('common').notFound.toMarket }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/market$`))
  })
}
