import { locales } from '@rahba/contract/kernel/locale'
import { admins } from '../server/seed/data/roles.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { at, getOrigin, toasted } from './helpers/at.ts'
import { signInAdmin } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// Finding things from anywhere, and lists as somebody left them.

for (const locale of locales) {
  test(`the palette finds a page and a record without the mouse in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('palette')
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/home')
    await page.keyboard.press('Control+KeyK')
    const field = page.getByRole('combobox', { name: t.title })
    await expect(field).toBeFocused()
    await page.keyboard.type(locale === 'ar' ? 'الأسئلة' : 'FAQ')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard/faqs`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.keyboard.press('Control+KeyK')
    // spelt as nobody should: the search forgives it
    await field.fill(locale === 'ar' ? 'محمصه' : 'roastery')
    const stores = page.getByRole('group', { name: t.stores })
    await expect(stores.getByRole('option').first()).toBeVisible()
    await stores.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/dashboard\/stores\/[0-9a-f-]{36}/)
    await page.keyboard.press('Control+KeyK')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
  })

  test(`the last of many filters is reached on a short list in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const { list: t, form } = who.say('kit')
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    // one row: the page ends long before the filters do
    await who.go('/dashboard/stores?tab=suspended')
    await who.button(t.filters).click()
    const panel = page.getByRole('dialog')
    // nothing is chosen, so there is nothing to clear
    await expect(panel.getByRole('combobox').first()).toBeVisible()
    await expect(who.button(form.clear, panel)).toHaveCount(0)
    await panel.hover()
    await page.mouse.wheel(0, 3000)
    await expect(panel.getByRole('combobox').or(panel.getByRole('button')).last()).toBeInViewport({ ratio: 1 })
  })

  test(`a view is saved, shared, opened with the list and deleted in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const { views: t, form, list } = who.say('kit')
    const name = `${locale} ${Date.now()}`
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/faqs?active=true&sort=-created_at')
    await who.button(t.title).click()
    await page.getByRole('menuitem', { name: t.save }).click()
    const dialog = page.getByRole('dialog', { name: t.save })
    await dialog.getByRole('textbox', { name: t.name }).fill(name)
    await dialog.getByRole('switch', { name: t.share }).check({ force: true })
    await who.button(form.save, dialog).click()
    await toasted(who, t.saved)
    await expect(who.button(t.shown(name))).toBeVisible()

    await who.go('/dashboard/faqs')
    await expect(page).not.toHaveURL(/active/)
    // what is not narrowed has nothing to take away
    await who.button(list.filters).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('combobox').or(panel.getByRole('textbox')).last()).toBeVisible()
    await expect(who.button(form.clear, panel)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await who.button(t.title).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(/active=true/)
    await expect(page).toHaveURL(/sort=-created_at/)

    await who.button(t.shown(name)).click()
    await page.getByRole('menuitem', { name: t.manage }).click()
    const window = page.getByRole('dialog', { name: t.title })
    const line = window.getByRole('listitem').filter({ hasText: name })
    await expect(line).toContainText(t.isShared)
    // in the middle, as what it asks opens
    const { y, height } = (await window.boundingBox()) ?? { y: 0, height: 0 }
    const room = page.viewportSize()?.height ?? 0
    expect(Math.abs(room - height - 2 * y)).toBeLessThan(4)
    const act = async (action: string) => {
      await who.button(t.actions(name), line).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await act(t.unshare)
    await expect(line).toContainText(t.isOwn)
    await act(t.makeDefault)
    await expect(line).toContainText(t.isDefault)
    await who.go('/dashboard/faqs')
    await expect(page).toHaveURL(/active=true/)

    await who.button(t.shown(name)).click()
    await page.getByRole('menuitem', { name: t.manage }).click()
    await act(t.remove)
    await who.button(t.remove, page.getByRole('dialog', { name: t.removeTitle(name) })).click()
    await toasted(who, t.removed)
    await expect(line).toHaveCount(0)
  })

  test(`a view keeps its tab, and is not the open one on another tab in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const { views: t, form } = who.say('kit')
    const name = `tab ${locale} ${Date.now()}`
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    // searched for by nobody else, so that no other view says the same
    await who.go(`/dashboard/orders?tab=new&q=${Date.now()}`)
    await who.button(t.title).click()
    await page.getByRole('menuitem', { name: t.save }).click()
    const dialog = page.getByRole('dialog', { name: t.save })
    await dialog.getByRole('textbox', { name: t.name }).fill(name)
    await who.button(form.save, dialog).click()
    await toasted(who, t.saved)
    await expect(who.button(t.shown(name))).toBeVisible()

    await who.go('/dashboard/orders')
    await who.button(t.title).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(/[?&]tab=new/)
    await expect(who.button(t.shown(name))).toBeVisible()
  })

  test(`no row moves under the pointer when the first is selected in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/orders')
    const boxes = page.getByRole('row').getByRole('checkbox')
    const second = boxes.nth(2)
    await expect(second).toBeVisible()
    const before = await second.boundingBox()
    await boxes.nth(1).click()
    await expect(who.page.getByText(who.say('kit').list.selected(1))).toBeVisible()
    expect(await second.boundingBox()).toEqual(before)
  })

  test(`a colleague opens a shared view with its columns, and can't change it in ${locale}`, detail, async ({ page, browser, heard }) => {
    const who = await at(page, locale)
    const { views: t, form, list } = who.say('kit')
    const name = `team ${locale} ${Date.now()}`
    const hidden = who.label('updated_at')
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/faqs?active=true&sort=-created_at')
    await who.button(list.columns).click()
    await page.getByRole('menuitemcheckbox', { name: hidden }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: hidden })).toHaveCount(0)
    await who.button(t.title).click()
    await page.getByRole('menuitem', { name: t.save }).click()
    const dialog = page.getByRole('dialog', { name: t.save })
    await dialog.getByRole('textbox', { name: t.name }).fill(name)
    await dialog.getByRole('switch', { name: t.share }).check({ force: true })
    await who.button(form.save, dialog).click()
    await toasted(who, t.saved)

    const [, , , colleague] = admins
    const context = await browser.newContext({ baseURL: await getOrigin(page) })
    const other = await at(await context.newPage(), locale)
    listen(other.page, heard)
    await signInAdmin(other, colleague.email, demoAccounts.password)
    await other.go('/dashboard/faqs')
    await other.button(t.title).click()
    await other.page.getByRole('menuitem', { name }).click()
    await expect(other.page).toHaveURL(/active=true/)
    await expect(other.page).toHaveURL(/sort=-created_at/)
    await expect(other.page.getByRole('columnheader', { name: hidden })).toHaveCount(0)
    await other.button(t.shown(name)).click()
    await other.page.getByRole('menuitem', { name: t.manage }).click()
    const line = other.page.getByRole('dialog', { name: t.title }).getByRole('listitem').filter({ hasText: name })
    await expect(line).toContainText(t.by(admins[0].name))
    await other.button(t.actions(name), line).click()
    await expect(other.page.getByRole('menuitem', { name: t.makeDefault })).toBeVisible()
    await expect(other.page.getByRole('menuitem', { name: t.rename })).toHaveCount(0)
    await expect(other.page.getByRole('menuitem', { name: t.remove })).toHaveCount(0)

    // its owner takes it away: the colleague's list is the plain one again
    const listed = await (await page.request.get('/api/admin/saved-views?list=faqs')).json()
    const view = listed.views.find((one: { name: string }) => one.name === name)
    const headers = { origin: await getOrigin(page) }
    expect((await page.request.delete(`/api/admin/saved-views/${view.id}`, { headers })).ok()).toBe(true)
    await other.go('/dashboard/faqs')
    await other.button(t.title).click()
    await expect(other.page.getByRole('menuitem', { name: t.save })).toBeVisible()
    await expect(other.page.getByRole('menuitem', { name })).toHaveCount(0)
    await context.close()
  })
}
