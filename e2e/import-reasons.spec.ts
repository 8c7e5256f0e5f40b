import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

for (const locale of locales)
  test(`a merchant finds the rows to fix by their reasons, and the drafts that lack images, in ${locale}`, detail, async ({ page }) => {
    await page.setViewportSize({ width: locale === 'ar' ? 390 : 1360, height: 900 })
    const who = await at(page, locale)
    const t = who.say('portal/imports')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/products/import')
    const code = `R${Date.now()}`
    const size = (product: number, value: string, price = '90') => `خيار;;${price};2;${code}-${product}-${value || 'X'};;${value}`
    const product = (n: number, ...sizes: string[]) => [`منتج;عباية ${code} ${n};90;;${code}-${n};المقاس;`, ...sizes]
    const csv = [
      'النوع;أسم المنتج;سعر المنتج;الكمية المتوفرة;رمز المنتج sku;[1] الاسم;[1] القيمة',
      ...product(1, size(1, '52'), size(1, '54'), size(1, '')),
      ...product(2, size(2, '52', 'مئة'), size(2, '54')),
      ...product(3, size(3, '52'), size(3, '54')),
    ].join('\r\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'سلة.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await who.button(t.mapping.check).click()
    await expect(page.getByRole('heading', { name: t.check.ready })).toBeVisible({ timeout: 30_000 })

    // The rows that have an error of their own come first, and a press on a reason shows its rows alone.
    const reasons = page.getByRole('list', { name: t.rows.byReason })
    const rows = page.getByRole('main').getByText(new RegExp(`^عباية ${code}`))
    await expect(reasons.getByRole('button', { name: t.rows.own })).toHaveAttribute('aria-pressed', 'true')
    await expect(rows).toHaveCount(2)
    await reasons.getByRole('button', { name: t.rows.every }).click()
    await expect(rows).toHaveCount(7)
    await reasons
      .getByRole('button', { name: '«المقاس»' })
      .or(reasons.getByRole('button', { name: '“المقاس”' }))
      .click()
    await expect(rows).toHaveCount(1)

    await who.button(t.check.run(1)).click()
    await expect(page.getByRole('heading', { name: t.result.done })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: t.withoutPictures.action }).click()
    await expect(page.getByText(`عباية ${code} 3`).first()).toBeVisible()
  })
