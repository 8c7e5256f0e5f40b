import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

for (const locale of locales)
  test(`an import takes a file’s colours, and a filter shows the rows whose images failed, in ${locale}`, detail, async ({ page }) => {
    await page.setViewportSize({ width: locale === 'ar' ? 390 : 1360, height: 900 })
    const who = await at(page, locale)
    const t = who.say('portal/imports')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/products/import')
    const code = `L${Date.now()}`
    // This address leads inside, so that it fails without a network.
    const product = (n: number, picture: string) => [
      `منتج;عباية ${code} ${n};${picture};90;;${code}-${n};اللون;;`,
      `خيار;;;90;2;${code}-${n}-A;;أسود;#0a0a0a`,
      `خيار;;;90;2;${code}-${n}-B;;كحلي;`,
    ]
    const csv = [
      'النوع;أسم المنتج;صورة المنتج;سعر المنتج;الكمية المتوفرة;رمز المنتج sku;[1] الاسم;[1] القيمة;[1] الصورة / اللون',
      ...product(1, ''),
      ...product(2, 'https://127.0.0.1/abaya.png'),
    ].join('\r\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'سلة.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(page.getByLabel(t.mapping.fieldOf('[1] الصورة / اللون'))).toHaveValue('option1_look')
    const recognised = { ar: 'تُحدَّد اللغة تلقائيًا', en: 'language recognised automatically' }[locale]
    await expect(page.getByLabel(t.mapping.fieldOf('أسم المنتج')).locator('option:checked')).toContainText(recognised)
    if (process.env.SHOTS) await page.screenshot({ path: `test-results/import-mapping-${locale}.png`, fullPage: true })
    await who.button(t.mapping.check).click()
    await who.button(t.check.run(2)).click()
    await expect(page.getByRole('heading', { name: t.result.done })).toBeVisible({ timeout: 30_000 })
    await who.button(t.fetched.show).click()
    const rows = page.getByRole('main').getByText(new RegExp(`^عباية ${code}`))
    await expect(rows).toHaveText([`عباية ${code} 2`])
    if (process.env.SHOTS) await page.screenshot({ path: `test-results/import-result-${locale}.png`, fullPage: true })
  })
