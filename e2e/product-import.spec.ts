import { readFile } from 'node:fs/promises'
import { noteHeading } from '@rahba/contract/catalog/import/import-fields'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { picture } from './helpers/papers.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

test('a merchant imports a file, corrects rejected rows, and exports it unchanged', async ({ page }) => {
  const who = await at(page, 'ar')
  const t = who.say('portal/imports')
  const { files } = who.say('portal/products')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/products')
  await who.button(files.menu).click()
  await page.getByRole('menuitem', { name: files.importing }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()

  // another run on the same market must not meet the barcodes of this one
  const code = `E2E${Date.now()}`
  const row = (name: string, price: string, n: number) => `${name};${name} EN;${price};4;${code}${n}`
  const csv = ['الاسم;الاسم بالانجليزي;السعر;الكمية;الباركود', row('هيل حب', '٤٥٫٥٠', 1), row('زعفران', 'غير معروف', 2)].join('\r\n')
  const upload = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const check = async () => {
    await who.button(t.mapping.check).click()
    await expect(page.getByRole('heading', { name: t.check.ready })).toBeVisible({ timeout: 30_000 })
  }
  await upload('منتجات.csv', csv)
  await check()
  await expect(page.getByText('السعر: أدخل مبلغًا صحيحًا بالريال')).toBeVisible()
  await who.button(t.check.run(1)).click()
  await expect(page.getByRole('heading', { name: t.result.done })).toBeVisible({ timeout: 30_000 })

  const save = async (button: string, line: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await who.button(button).first().click()
        await page.getByRole('menuitem', { name: line }).click()
      })(),
    ])
    return readFile(await file.path(), 'utf8')
  }
  const failed = await save(t.failedFile, who.say('kit').list.exportCsv)
  expect(failed).toContain('السعر: أدخل مبلغًا صحيحًا بالريال')
  expect(failed).toContain(noteHeading.ar)
  await upload('مصححة.csv', failed.replace('غير معروف', '90'))
  await check()
  await who.button(t.check.run(1)).click()
  await expect(page.getByText(t.result.allGood)).toBeVisible({ timeout: 30_000 })

  await who.go('/store/products')
  const exported = await save(files.menu, files.exportCsv)
  await who.go('/store/products/import')
  await upload('كما هو.csv', exported)
  await expect(page.getByText(t.sources.rahba)).toBeVisible()
  await check()
  await expect(page.getByText(t.check.nothing)).toBeVisible()
  await expect(page.locator('[data-bad=true]')).toHaveCount(0)
})

test('two files dropped together are rejected because the area accepts one', detail, async ({ page }) => {
  const who = await at(page, 'ar')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/products/import')
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    for (const name of ['a.csv', 'b.csv']) data.items.add(new File(['x'], name, { type: 'text/csv' }))
    return data
  })
  await page.locator('input[type=file]').dispatchEvent('drop', { dataTransfer })
  await expect(page.getByRole('alert').filter({ hasText: who.say('kit').upload.tooMany })).toBeVisible()
})

test('images dropped into the wizard are assigned to the rows that name them', detail, async ({ page }) => {
  const who = await at(page, 'en')
  const t = who.say('portal/imports')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/products/import')
  const code = `E2EP${Date.now()}`
  const csv = ['الاسم;الاسم بالانجليزي;السعر;الكمية;الباركود;الصور', `حقيبة;Bag ${code};60;3;${code};front ${code}.jpg`].join('\r\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'bags.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const check = async () => {
    await who.button(t.mapping.check).click()
    await expect(page.getByRole('heading', { name: t.check.ready })).toBeVisible({ timeout: 30_000 })
  }
  await check()
  await expect(page.getByText(`no image named “front ${code}.jpg” was uploaded`)).toBeVisible()
  await who.button(t.check.back).click()
  await page.locator('input[type=file]').setInputFiles(await picture(`front ${code}.png`))
  await expect(page.getByText(`front ${code}`, { exact: true })).toBeVisible({ timeout: 30_000 })
  await check()
  await who.button(t.check.run(1)).click()
  await expect(page.getByRole('heading', { name: t.result.done })).toBeVisible({ timeout: 30_000 })
  await who.go(`/store/products?q=${code}`)
  await expect(page.locator('main img').first()).toBeVisible()
})
