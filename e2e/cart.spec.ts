import type { Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { pickOne } from './quick-run.ts'

// A visitor fills a cart from two stores and looks after it. Everything works before scripts have come.

const coffee = { path: '/s/sadeem-roastery/p/saudi-coffee-harari', name: /Harari|هرري/ }
const scarf = { path: '/s/layan-abaya/p/scarf-modal', name: /modal|مودال/i }

async function add(page: Page, who: At, path: string): Promise<void> {
  const t = who.say('shop').cart
  await page.goto(`/${who.locale}${path}`)
  await who.button(t.add).click()
  await expect(page.getByRole('status').filter({ hasText: t.added }).first()).toBeVisible()
}

for (const locale of locales) {
  for (const javaScriptEnabled of pickOne([false, true]))
    test(`a visitor ${javaScriptEnabled ? 'with' : 'without'} scripts keeps goods of two stores in a cart, in ${locale}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) })
      const who = await at(page, locale)
      const t = who.say('shop').cart
      await page.goto(`/${locale}/cart`)
      await expect(page.getByText(t.empty)).toBeVisible()
      await add(page, who, coffee.path)
      await add(page, who, scarf.path)
      // The bar of a product's page takes the place of the market's, and counts the pieces too.
      await expect(page.getByRole('navigation', { name: who.say('market').frame.pages })).toBeHidden()
      await page.getByRole('link', { name: `${t.title}: ${t.inCart(2)}` }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/cart$`))
      const lines = page.getByRole('form')
      await expect(lines).toHaveCount(2)
      const line = lines.filter({ has: page.getByRole('button', { name: coffee.name }) })
      await line.getByRole('button').nth(1).click()
      await expect(line.getByRole('status')).toHaveText('2')
      await expect(page.getByText(t.pieces(3), { exact: true })).toBeVisible()
      // the cart is still there on another page of the same browser
      await page.goto(`/${locale}${coffee.path}`)
      await page.goto(`/${locale}/cart`)
      await expect(line.getByRole('status')).toHaveText('2')
      await line
        .getByRole('button', { name: t.removeWord })
        .or(line.getByText(t.removeWord, { exact: true }))
        .last()
        .click()
      await expect(lines).toHaveCount(1)
      await expect(page.getByText(t.pieces(1), { exact: true })).toBeVisible()
      await page.close()
    })
}
