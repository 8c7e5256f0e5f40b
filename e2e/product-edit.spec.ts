import { editStates } from '@rahba/contract/catalog/products/product-edits'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { maxImages } from '@rahba/contract/catalog/products/product-limits'
import type { Locale } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { at, search, toasted } from './helpers/at.ts'
import { picture } from './helpers/papers.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

const words = {
  ar: { added: 'محسّن', reason: 'الاسم لا يطابق صورة المنتج' },
  en: { added: 'improved', reason: 'The name does not match the picture' },
} as const

for (const locale of ['ar', 'en'] as const satisfies readonly Locale[]) {
  test(`an edit of a live product is submitted, rejected with a reason, corrected and accepted, in ${locale}`, async ({
    page,
    browser,
    heard,
  }) => {
    const { added, reason } = words[locale]
    const who = await at(page, locale)
    const t = who.say('portal/products')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/products?status=active')
    const link = page.getByRole('row').nth(1).getByRole('link').first()
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname.replace(/^\/(ar|en)/, '')
    await who.go(path)
    const form = page.getByRole('form', { name: t.edit })
    const name = form.getByRole('textbox', { name: who.side('name', locale, productLabels) })
    const live = await name.inputValue()
    const written = `${live} ${added} ${Date.now()}`
    await name.fill(written)
    await who.button(t.saveChanges).first().click()
    await toasted(who, t.editWaits)

    await who.go(path)
    await expect(page.getByText(t.openEdit.waits)).toBeVisible()
    // the form goes on where its merchant left it
    await expect(name).toHaveValue(written)
    await who.button(t.openEdit.compare).click()
    await expect(page.locator('ins')).toContainText(added)

    const admin = await browser.newPage()
    listen(admin, heard)
    const reviewer = await at(admin, locale)
    const a = reviewer.say('admin/products')
    await signInAdmin(reviewer, demoAccounts.admin, demoAccounts.password)
    const product = `/dashboard/products/${path.split('/')[3]}`
    await reviewer.go('/dashboard/products?status=edited')
    await search(reviewer, a.search, live)
    await expect(admin.getByText(editStates.pending[locale]).first()).toBeVisible()
    await reviewer.go(product)
    await expect(admin.getByRole('heading', { level: 1, name: live, exact: true })).toBeVisible()
    await expect(admin.locator('ins')).toContainText(added)
    await reviewer.button(a.changes.refuse).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox').fill(reason)
    await reviewer.button(a.changes.refuse, dialog).click()
    await expect(admin.getByText(a.changes.refusedTitle)).toBeVisible()

    await who.go(path)
    await expect(page.getByText(reason).first()).toBeVisible()
    await expect(name).toHaveValue(live)
    await who.button(t.openEdit.use).click()
    await expect(name).toHaveValue(written)
    await who.button(t.saveChanges).first().click()
    await toasted(who, t.editWaits)

    await reviewer.go(product)
    await reviewer.button(a.changes.accept).click()
    await reviewer.button(a.changes.accept, admin.getByRole('dialog')).click()
    await expect(admin.getByRole('heading', { level: 1, name: written, exact: true })).toBeVisible()
    await admin.close()

    await who.go(path)
    await expect(name).toHaveValue(written)
    await expect(page.getByText(t.openEdit.waits)).toBeHidden()
  })
}

for (const locale of ['ar', 'en'] as const satisfies readonly Locale[]) {
  test(
    `a file that is not an image is named, and the others are sorted with keyboard, mouse and finger, in ${locale}`,
    detail,
    async ({ page, heard }) => {
      const who = await at(page, locale)
      const t = who.say('catalog').pictures
      await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
      await who.go('/store/products/create')
      const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') }
      const torn = { name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG and nothing more', 'latin1') }
      await page
        .getByLabel(t.add, { exact: true })
        .setInputFiles([
          torn,
          await picture('first.png', '#884422'),
          notes,
          { ...torn, name: 'torn-too.png' },
          await picture('second.png', '#224488'),
        ])
      await expect(page.getByRole('img', { name: t.alt(2) })).toBeVisible({ timeout: 20_000 })
      for (const name of ['notes.txt', 'torn.png', 'torn-too.png'])
        await expect(page.getByRole('alert').filter({ hasText: name })).toBeVisible()
      // the browser itself reports the two refusals it was meant to get
      expect(heard.splice(0).filter((line) => !line.includes('422'))).toEqual([])
      const shown = () =>
        page
          .getByRole('main')
          .locator('ol img')
          .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
      const [first, second] = await shown()
      await who.button(t.later(1)).focus()
      for (const _ of ['moved', 'at its end already']) {
        await page.keyboard.press('Enter')
        await expect(who.button(t.later(2))).toBeFocused()
        expect(await shown()).toEqual([second, first])
      }
      await expect(page.getByRole('status').filter({ hasText: t.moved(2, 2) })).toBeAttached()
      // and with the mouse
      await page.getByRole('img', { name: t.alt(2) }).dragTo(page.getByRole('img', { name: t.alt(1) }))
      await expect.poll(shown).toEqual([first, second])
      // and with a finger that rests on the second and carries it to the first
      const getMiddle = async (n: number) => {
        const box = await page.getByRole('img', { name: t.alt(n) }).boundingBox()
        return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
      }
      // where the bar that saves covers neither
      await page.getByRole('img', { name: t.alt(1) }).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const [from, to] = [await getMiddle(2), await getMiddle(1)]
      const fingers = await page.context().newCDPSession(page)
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
      await expect(page.locator('li[data-over]')).toHaveCount(1)
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] })
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect.poll(shown).toEqual([second, first])
    },
  )
}

for (const locale of ['ar', 'en'] as const satisfies readonly Locale[]) {
  test(`saving leads back to the filtered list, and a product is duplicated, in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('portal/products')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/products?status=active&sort=price')
    // A product with variants has prices and codes of its own for each.
    const row = page
      .getByRole('row')
      .filter({ hasNotText: /متغير|variant/ })
      .nth(2)
    await row.getByRole('button', { name: who.say('kit').list.rowActions('') }).click()
    const shown = page.getByRole('menuitem', { name: who.say('catalog').visit })
    await expect(shown).toHaveAttribute('href', new RegExp(`^/${locale}/s/[^/]+/p/[^/]+$`))
    await page.keyboard.press('Escape')
    await row.getByRole('link').first().click()
    const form = page.getByRole('form', { name: t.edit })
    const price = form.getByRole('textbox', { name: productLabels.price[locale], exact: true })
    const before = await price.inputValue()
    await expect(page.getByRole('link', { name: who.say('catalog').visit })).toHaveAttribute(
      'href',
      new RegExp(`^/${locale}/s/[^/]+/p/[^/]+$`),
    )
    // another one than a run before this one left
    await price.fill(before === '12.50' ? '13.5' : '12.5')
    await who.button(t.saveChanges).first().click()
    await toasted(who, t.saved)
    await expect(page).toHaveURL(/\/store\/products\?status=active&sort=price$/)

    await row.getByRole('link').first().click()
    await price.fill(before)
    await page.getByRole('link', { name: who.say('kit').form.cancel(t.saveChanges), exact: true }).click()
    await who.button(who.say('kit').form.leave).click()
    await expect(page).toHaveURL(/\?status=active&sort=price$/)
    await row.getByRole('link').first().click()
    const name = form.getByRole('textbox', { name: who.side('name', locale, productLabels) })
    const copied = await name.inputValue()
    await page.getByRole('link', { name: t.copy.action }).click()
    const fresh = page.getByRole('form', { name: t.create })
    await expect(page.getByText(t.copy.notice(copied))).toBeVisible()
    const newName = fresh.getByRole('textbox', { name: who.side('name', locale, productLabels) })
    await expect(newName).toHaveValue(copied)
    await expect(fresh.getByRole('textbox', { name: productLabels.barcode[locale] })).toHaveValue('')
    await expect(page.getByRole('main').locator('ol img')).toHaveCount(0)
    await newName.fill(`${copied} ${Date.now()}`)
    await who.button(t.saveDraft).first().click()
    await toasted(who, t.saved)
  })
}

test('images beyond the maximum are named', detail, async ({ page }) => {
  const who = await at(page, 'ar')
  const t = who.say('catalog')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/products/create')
  const all = Array.from({ length: maxImages + 2 }, (_, n) => picture(`n${n + 1}.png`, `#${String(100_000 + 70_000 * n)}`, 500))
  await page.getByLabel(t.pictures.add, { exact: true }).setInputFiles(await Promise.all(all))
  const said = page.getByRole('alert').filter({ hasText: t.leftOut(2) })
  await expect(said).toContainText(`n${maxImages + 1}.png`, { timeout: 20_000 })
  await expect(said).toContainText(`n${maxImages + 2}.png`)
  await expect(page.getByRole('img', { name: t.pictures.alt(maxImages) })).toBeVisible()
})

test('a value that many products cannot have is rejected at its field', detail, async ({ page, heard }) => {
  const who = await at(page, 'ar')
  const { bulk: t } = who.say('portal/products')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/products?status=active')
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await who.button(t.price).click()
  const dialog = page.getByRole('dialog', { name: t.priceTitle(1) })
  await dialog.getByRole('textbox', { name: t.value }).fill('0')
  await who.button(t.apply, dialog).click()
  await expect(dialog.getByText('هذه القيمة لا تغيّر شيئًا')).toBeVisible()
  await dialog.getByRole('textbox', { name: t.value }).fill('-100')
  await who.button(t.apply, dialog).click()
  await expect(dialog.getByText('-99%')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: t.value })).toHaveValue(/100/)
  // the browser itself reports the refusal it was meant to get
  expect(heard.splice(0).filter((line) => !line.includes('422'))).toEqual([])

  // on a phone, where the rows are cards and have no head to tick them all in
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  const { list } = who.say('kit')
  await who.button(list.selectAll).click()
  const boxes = page.getByRole('main').locator('li').getByRole('checkbox')
  expect(await boxes.count()).toBeGreaterThan(3)
  await expect(page.getByRole('region', { name: list.selected(await boxes.count()), exact: true })).toBeVisible()
  await expect(who.button(list.selectAll)).toBeHidden()
})

test('the second of two editors of one product is warned, and loses no input', detail, async ({ page, browser, heard }) => {
  const [first, secondPage] = [await at(page, 'ar'), await browser.newPage()]
  listen(secondPage, heard)
  const second = await at(secondPage, 'ar')
  const t = first.say('portal/products')
  for (const who of [first, second]) await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await first.go('/store/products?status=active')
  const path = (await page.getByRole('row').nth(2).getByRole('link').first().getAttribute('href'))?.replace(/^\/ar/, '') ?? ''
  for (const who of [first, second]) await who.go(path)
  const price = (who: typeof first) => who.page.getByRole('textbox', { name: productLabels.price.ar, exact: true })
  const most = (who: typeof first) => who.page.getByRole('textbox', { name: productLabels.max_purchase_quantity.ar })
  const other = (await most(first).inputValue()) === '7' ? '8' : '7'
  await price(first).fill('321')
  await most(first).fill(other)
  await first.button(t.saveChanges).first().click()
  await toasted(first, t.saved)
  await price(second).fill('654')
  await second.button(t.saveChanges).first().click()
  const stale = second.say('kit').form
  await expect(secondPage.getByText(stale.staleTitle)).toBeVisible()
  // by whom and what, where it is read before one of the two is chosen
  await expect(secondPage.getByRole('alert').filter({ hasText: stale.staleTitle })).toContainText('321')
  await expect(price(second)).toHaveValue(/654/)
  await second.button(stale.staleOverwrite).click()
  await toasted(second, t.saved)
  await first.go(path)
  await expect(price(first)).toHaveValue(/654/)
  // which the second never touched
  await expect(most(first)).toHaveValue(other)
  await secondPage.close()
  // a refused save is an answer of 409, which the browser notes
  heard.splice(0, heard.length, ...heard.filter((line) => !line.includes('409')))
})
