import { readFile } from 'node:fs/promises'
import { inLocale, locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { menu } from '../web/src/admin/menu.ts'
import { expect, test } from './fixtures.ts'
import { at, search, toasted } from './pages/at.ts'
import { fillRecord, getName, newWord, retitle, rowNamed } from './pages/record-form.ts'
import { signInAdmin } from './pages/sign-in.ts'

// Every plain record of the menu is added, found, changed, exported and deleted on its generated pages. A new line of the menu is tested by being there.

/** Records with forms or rules of their own, which have browser tests of their own. */
const ownForms = new Set(['admins', 'roles', 'sections'])
const resources = menu
  .flatMap(({ items }) => items.flatMap((item) => ('resource' in item ? [item.resource] : [])))
  .filter(({ name }) => !ownForms.has(name))

test('the menu has plain records', () => {
  expect(resources.length).toBeGreaterThan(10)
})

for (const locale of locales) {
  for (const resource of resources) {
    test(`a record of ${resource.name} is added, found, changed, exported and deleted in ${locale}`, async ({ page }) => {
      const who = await at(page, locale)
      const { list: t, form, resource: words } = who.say('kit')
      const one = inLocale(resource.labels.one, locale)
      const [first, second] = [newWord(), newWord()]
      const open = async (word: string) => {
        await who.go(`/dashboard/${resource.url}`)
        await search(who, t.search, word)
      }
      const act = async (name: string, action: string) => {
        await who.button(t.rowActions(name), rowNamed(who, name)).click()
        await page.getByRole('menuitem', { name: action }).click()
      }
      await signInAdmin(who, demoAccounts.admin, demoAccounts.password)

      await who.go(`/dashboard/${resource.url}`)
      await page
        .getByRole('main')
        .getByRole('link', { name: words.add(one) })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: words.add(one) })).toBeVisible()
      await fillRecord(who, resource, first)
      await who.button(form.save).first().click()
      await toasted(who, words.created(getName(who, resource, first)))

      await open(first)
      await act(getName(who, resource, first), words.editShort)
      await expect(page.getByRole('heading', { level: 1, name: words.edit(one) })).toBeVisible()
      const name = await retitle(who, resource, second)
      await who.button(form.save).first().click()
      await toasted(who, words.saved(name))

      await open(second)
      await expect(rowNamed(who, name)).toHaveCount(1)
      await who.button(t.export).click()
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: t.exportCsv }).click()])
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toContain(second)

      await act(name, words.delete)
      await who.button(words.delete, page.getByRole('dialog', { name: words.deleteTitle(one) })).click()
      await toasted(who, words.deleted(name))
      await expect(page.getByRole('main').getByText(t.nothingFound)).toBeVisible()
    })
  }
}
