import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { recordPages } from './helpers/record-pages.ts'
import { enterShop } from './helpers/shopper-pages.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { pickOne, pickSome } from './quick-run.ts'

// A page of a record that is not there, or that one may not see, says so to people and by its status, on every surface.

/** The seed's administrator of money, who may open no product, user or content (server/seed/data/roles.ts). */
const moneyAdmin = 'khalid@rahba.example'

const of = (surface: RegExp) => recordPages.filter((path) => surface.test(path))
const admin = of(/^\/dashboard\//)
const store = of(/^\/store\//)
const visitors = of(/^\/(?!dashboard\/|store\/)/)

interface Answer {
  path: string
  status: number
  heading: string | undefined
}

async function getAnswer(page: Page, path: string, record: string): Promise<Answer> {
  const answer = await page.request.get(`/ar${path.replaceAll(/:[\w?]+/g, record)}`)
  const html = await answer.text()
  return { path, status: answer.status(), heading: /<h1[^>]*>([^<]*)</.exec(html)?.[1] }
}

async function expectMissing(who: At, all: readonly string[]): Promise<void> {
  expect(all.length).toBeGreaterThan(3)
  const paths = pickSome(all)
  const { heading } = who.say('common').notFound
  for (const record of pickOne([randomUUID(), 'none'])) {
    const answers: Answer[] = []
    for (const path of paths) answers.push(await getAnswer(who.page, path, record))
    expect(answers).toEqual(paths.map((path) => ({ path, status: 404, heading })))
  }
}

test('every page of the dashboard answers 404 for a missing record', async ({ page }) => {
  const who = await at(page, 'ar')
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  await expectMissing(who, admin)
})

test('every page of the portal answers 404 for a missing record', async ({ page }) => {
  const who = await at(page, 'ar')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await expectMissing(who, store)
})

test('every page of visitors and shoppers answers 404 for a missing record', async ({ page }) => {
  const who = await at(page, 'ar')
  // a visitor is asked to sign in before a page of a shopper's own says anything
  await enterShop(who, `+96657${String(Date.now() % 10_000_000).padStart(7, '0')}`)
  await expectMissing(who, visitors)
})

test('a page answers 403 for a record without permission', async ({ page }) => {
  const who = await at(page, 'ar')
  await signInAdmin(who, moneyAdmin, demoAccounts.password)
  const { title } = who.say('common').forbidden
  const answers: Answer[] = []
  for (const path of admin) answers.push(await getAnswer(page, path, randomUUID()))
  const refused = answers.filter(({ status }) => status !== 404)
  expect(refused).toEqual(refused.map(({ path }) => ({ path, status: 403, heading: title })))
  const paths = refused.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/dashboard/products/:id', '/dashboard/users/:id', '/dashboard/faqs/:id']))
  expect(paths).not.toContain('/dashboard/payments/:id')
})

test('an address that signs out by a form only leads to the first page when it is opened as a link', async ({ page }) => {
  const who = await at(page, 'ar')
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  for (const [path, home] of [
    ['dashboard/auth/logout', 'dashboard'],
    ['store/auth/logout', 'store'],
  ]) {
    await page.goto(`/ar/${path}`)
    await expect(page).toHaveURL(new RegExp(`/ar/${home}$`))
  }
  await page.goto('/ar/account/sign-out')
  await expect(page).toHaveURL(/\/ar\/sign-in/)
})
