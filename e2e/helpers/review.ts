import { expect } from '@playwright/test'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { storeActions } from '@rahba/contract/stores/store-actions'
import { type At, search, toasted } from './at.ts'

/** An administrator opens the store that waits, accepts each of its papers, and approves it. */
export async function approveStore(who: At, store: Bilingual, papers: number): Promise<void> {
  const { page, locale } = who
  const t = who.say('admin/stores')
  await who.go('/dashboard/stores')
  await search(who, t.search, store[locale])
  await page.getByRole('link', { name: store[locale] }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: store[locale] })).toBeVisible()
  // approval waits for the papers
  await expect(who.button(storeActions.approve[locale])).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('tab', { name: t.tabs.documents }).click()
  for (let reviewed = 0; reviewed < papers; reviewed++) {
    await expect(page.getByRole('status').filter({ hasText: t.documents.reviewed(reviewed, papers) })).toBeVisible()
    await page.getByRole('button', { name: t.documents.accept, exact: true, disabled: false }).first().click()
  }
  await expect(page.getByRole('status').filter({ hasText: t.documents.reviewed(papers, papers) })).toBeVisible()
  await who.button(storeActions.approve[locale]).click()
  await who.button(storeActions.approve[locale], page.getByRole('dialog')).click()
  await toasted(who, t.actions.approve.done)
}
