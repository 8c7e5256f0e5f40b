import { randomInt } from 'node:crypto'
import { locales } from '@rahba/contract/kernel/locale'
import { expect, listen, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { signInByCode } from './helpers/shopper-pages.ts'
import { pickOne } from './quick-run.ts'

// A visitor presses the heart of a card, signs in, and is back at the same card with its heart set. With scripts and without.

const newPhone = () => `+9665${randomInt(1e8).toString().padStart(8, '0')}`.replace(/^\+9665[27]/, '+96650')

for (const locale of locales)
  for (const javaScriptEnabled of pickOne([false, true]))
    test(`a favorite of a card ${javaScriptEnabled ? 'with' : 'without'} scripts is saved after signing in, in ${locale}`, async ({
      browser,
      baseURL,
      extraHTTPHeaders,
      heard,
    }) => {
      const page = await browser.newPage({
        javaScriptEnabled,
        ...(baseURL && { baseURL }),
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
      })
      listen(page, heard)
      const who = await at(page, locale)
      const phone = newPhone()
      await page.goto(`/${locale}/market`)
      const hearts = page.locator('[id^="heart-products-"]')
      const ids = await hearts.evaluateAll((all) => all.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      const heart = hearts.last()
      const id = await heart.getAttribute('id')
      await heart.click()

      await expect(page.getByText(who.say('shopper').signIn.toKeep.products)).toBeVisible()
      await signInByCode(who, phone)
      await expect(page).toHaveURL((address) => address.hash === `#${id}`)
      const mine = page.locator(`[id="${id}"]`)
      await expect(mine).toHaveAttribute('aria-pressed', 'true')
      await expect(mine).toBeInViewport()

      // All cards of the product change together.
      const product = await mine.getAttribute('data-heart')
      const same = page.locator(`button[data-heart="${product}"]`)
      await mine.click()
      for (const one of await same.all()) await expect(one).toHaveAttribute('aria-pressed', 'false')

      // A session that ended meanwhile asks to sign in again, and the press is not lost.
      await page.context().clearCookies()
      await mine.click()
      await signInByCode(who, newPhone())
      await expect(page).toHaveURL((address) => address.hash === `#${id}`)
      await expect(mine).toHaveAttribute('aria-pressed', 'true')
      // The browser reports the refusal that the ended session meant.
      expect(heard.splice(0).filter((line) => !line.includes('401'))).toEqual([])
      await page.close()
    })
