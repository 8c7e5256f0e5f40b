import { readFile } from 'node:fs/promises'
import { inLocale, locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { menu } from '../web/src/admin/menu.ts'
import type { DeclaredResource } from '../web/src/resource/any-resource.ts'
import { expect, test } from './fixtures.ts'
import { type At, at, search, toasted } from './helpers/at.ts'
import { fillRecord, getName, newWord, retitle, rowNamed } from './helpers/record-form.ts'
import { signInAdmin } from './helpers/sign-in.ts'
import { pickSome } from './quick-run.ts'

// Every plain record of the menu is added, found, changed, exported and deleted on its generated pages. A new line of the menu is tested by being there.

/** Records with forms or rules of their own, which have browser tests of their own. */
const ownForms = new Set(['admins', 'roles', 'sections'])
const resources = menu
  .flatMap(({ items }) => items.flatMap((item) => ('resource' in item ? [item.resource] : [])))
  .filter(({ name }) => !ownForms.has(name))

test('the menu has plain records', () => {
  expect(resources.length).toBeGreaterThan(10)
})

/** Adds a record from the open list, with `word` in its title. */
async function add(who: At, resource: DeclaredResource, word: string): Promise<void> {
  const { form, resource: words } = who.say('kit')
  const one = inLocale(resource.labels.one, who.locale)
  await who.page
    .getByRole('main')
    .getByRole('link', { name: words.add(one) })
    .first()
    .click()
  await expect(who.page.getByRole('heading', { level: 1, name: words.add(one) })).toBeVisible()
  await fillRecord(who, resource, word)
  await who.button(form.save).first().click()
  await toasted(who, words.created(getName(who, resource, word)))
}

/** The two languages by turns, so that each half of the work is done in both, by half of the records each. */
const byTurns = pickSome(resources, 8).map((resource, turn) => ({
  resource,
  addedIn: locales[turn % locales.length] ?? 'ar',
  changedIn: locales[(turn + 1) % locales.length] ?? 'en',
}))

for (const { resource, addedIn, changedIn } of byTurns) {
  test(`a record of ${resource.name} is added in ${addedIn}, and found, changed, exported and deleted in ${changedIn}`, async ({
    page,
  }) => {
    const author = await at(page, addedIn)
    await signInAdmin(author, demoAccounts.admin, demoAccounts.password)
    await author.go(`/dashboard/${resource.url}`)
    const [first, second] = [newWord(), newWord()]
    await add(author, resource, first)

    const who = await at(page, changedIn)
    const { list: t, form, resource: words } = who.say('kit')
    const one = inLocale(resource.labels.one, changedIn)
    const find = async (word: string) => {
      await search(who, t.search, word)
      // what is exported is what the address says
      await expect(page).toHaveURL(new RegExp(`[?&]q=${word}`))
    }
    const act = async (name: string, action: string) => {
      await who.button(t.rowActions(name), rowNamed(who, name)).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await who.go(`/dashboard/${resource.url}`)
    await find(first)
    await act(getName(who, resource, first), words.editShort)
    await expect(page.getByRole('heading', { level: 1, name: words.edit(one) })).toBeVisible()
    const name = await retitle(who, resource, second)
    await who.button(form.save).first().click()
    await toasted(who, words.saved(name))

    // the form leads back to the list
    await find(second)
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
