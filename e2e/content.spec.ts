import type { Locator, Page } from '@playwright/test'
import { getHomeText } from '@rahba/contract/content/home-texts'
import { news } from '@rahba/contract/content/news'
import { contentPages } from '@rahba/contract/content/page-slugs'
import { savePage } from '@rahba/contract/content/pages'
import { brand } from '@rahba/contract/kernel/brand'
import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { type At, at, getOrigin, toasted } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// These tests write content as an administrator and read it on the public pages.

/** The editor of one side of a rich text, with the caret at its end. It comes when the field is first pressed. */
async function getEditor(who: At, name: string): Promise<Locator> {
  const field = who.page.getByRole('main').getByRole('textbox', { name, exact: true })
  await field.click()
  const editor = who.page.locator('main .ProseMirror').and(field)
  await editor.click()
  await who.page.keyboard.press('Control+End')
  return editor
}

/** A page of somebody else, with nobody's session. */
async function anotherPerson(page: Page): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  return (await browser.newContext({ baseURL: await getOrigin(page), timezoneId: 'Asia/Riyadh' })).newPage()
}

for (const locale of locales) {
  test(`a page is drafted, previewed, published and restored in ${locale}`, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('admin/content').page
    const mark = `${locale}${Date.now()}`
    // One language alone was changed, which is asked about.
    const publish = async () => {
      await who.button(t.publish).click()
      await who.button(t.publish, page.getByRole('dialog')).click()
      await toasted(who, t.published)
    }
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/content/about-us')
    await expect(page.getByRole('heading', { level: 1, name: contentPages['about-us'][locale] })).toBeVisible()
    const own = await getEditor(who, who.side('body', locale, savePage.labels))
    await page.keyboard.press('Enter')
    await page.keyboard.type(mark)
    await who.button(t.save).click()
    await toasted(who, t.saved)
    await expect(page.getByText(t.changed)).toBeVisible()

    // readers do not see it; the preview does, and says what it is
    const visitor = await anotherPerson(page)
    listen(visitor, heard)
    const about = new URL(`/${locale}/about-us`, page.url()).href
    await visitor.goto(about)
    await expect(visitor.getByText(mark)).toHaveCount(0)
    const [preview] = await Promise.all([page.context().waitForEvent('page'), who.button(t.preview).click()])
    listen(preview, heard)
    await expect(preview.getByText(mark)).toBeVisible()
    await expect(preview.getByRole('status').getByText(who.say('articles').preview)).toBeVisible()
    await preview.close()

    await publish()
    await visitor.goto(`${about}?again=1`)
    await expect(visitor.getByText(mark)).toBeVisible()

    // the version before comes back into the editor, and again to readers
    await page
      .getByRole('button', { name: new RegExp(`^${t.restore}: `) })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: t.restore, exact: true }).click()
    await toasted(who, t.restored)
    await expect(own.getByText(mark)).toHaveCount(0)
    await publish()
    await visitor.goto(`${about}?again=2`)
    await expect(visitor.getByText(mark)).toHaveCount(0)
    await visitor.context().close()
  })

  test(`the second of two editors of a page is warned, and loses nothing in ${locale}`, detail, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('admin/content').page
    const kit = who.say('kit').form
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/content/home')
    const name = getHomeText('hero_eyebrow')[locale]
    const field = page.getByRole('textbox', { name: `${name} (${locale === 'ar' ? kit.arabic : kit.english})` })
    await expect(field).toBeVisible()
    const other = await page.context().newPage()
    const second = await at(other, locale)
    await second.go('/dashboard/content/home')
    await other.getByRole('textbox', { name: `${name} (${locale === 'ar' ? kit.arabic : kit.english})` }).fill('One')
    await second.button(t.save).click()
    await toasted(second, t.saved)
    await other.close()
    await field.fill('Two')
    await who.button(t.save).click()
    await expect(page.getByRole('alert').getByText(kit.staleTitle)).toBeVisible()
    await expect(field).toHaveValue('Two')
    // the browser reports the refusal it was meant to meet
    expect(heard.splice(0).filter((line) => !line.includes('409'))).toEqual([])
    await who.button(kit.staleOverwrite).click()
    await toasted(who, t.saved)
    // Restores the page for later tests.
    await field.fill('')
    await who.button(t.save).click()
    await expect(page.getByText(t.changed)).toHaveCount(0)
  })

  test(`news is written, and read by merchants and not by visitors in ${locale}`, detail, async ({ page, heard }) => {
    const who = await at(page, locale)
    const kit = who.say('kit').resource
    const title = { ar: `خبر ${locale} ${Date.now()}`, en: `News ${locale} ${Date.now()}` }
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    // an ad is listed with the picture of its reader's language
    const ads = await (await page.request.get('/api/admin/slides?per_page=1')).json()
    await who.go('/dashboard/slides')
    await expect(page.locator(`main img[src*="${ads.data[0][`image_${locale}`]}"]`).first()).toBeVisible()
    await who.go('/dashboard/news/create')
    for (const side of locales) {
      await page.getByRole('textbox', { name: who.side('title', side, news.labels.fields) }).fill(title[side])
      await getEditor(who, who.side('body', side, news.labels.fields))
      await page.keyboard.type(side === 'ar' ? 'نص الخبر للتجار.' : 'The text for merchants.')
    }
    await who.choose(who.label('audience', news.labels.fields), news.fields.audience.choices?.stores?.[locale] ?? '')
    await page
      .locator('main form')
      .getByRole('button', { name: who.say('kit').form.save, exact: true })
      .click()
    await toasted(who, kit.created(title[locale]))

    const merchant = await at(await anotherPerson(page), locale)
    listen(merchant.page, heard)
    await signInMerchant(merchant, demoAccounts.merchant, demoAccounts.password)
    await merchant.go('/store/news')
    await merchant.page.getByRole('link', { name: title[locale] }).click()
    await expect(merchant.page.getByRole('heading', { level: 1, name: title[locale] })).toBeVisible()
    await expect(merchant.page.getByText(locale === 'ar' ? 'نص الخبر للتجار.' : 'The text for merchants.')).toBeVisible()
    await merchant.go(`/store/${brand.product}-improvements`)
    await merchant.page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(merchant.page).toHaveURL(/-improvements\/[0-9a-f-]{36}$/)
    await merchant.go('/news')
    await expect(merchant.page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(merchant.page.getByText(title[locale])).toHaveCount(0)
    await merchant.page.context().close()

    const { data } = await (await page.request.get(`/api/admin/news?q=${encodeURIComponent(title[locale])}`)).json()
    expect(data).toHaveLength(1)
    const removed = await page.request.delete(`/api/admin/news/${data[0].id}`, { headers: { origin: await getOrigin(page) } })
    expect(removed.status()).toBe(204)
  })
}
