import { type Cookie, expect } from '@playwright/test'
import { adminLogin } from '@rahba/contract/access/admin-auth'
import { storeLogin } from '@rahba/contract/access/store-auth'
import { type At, getOrigin } from './at.ts'

/** Signs in by the call the form makes: most tests begin with it, and two pages for each of them took minutes of a run. */
async function signIn({ page, locale }: At, path: string, identifier: string, password: string): Promise<void> {
  const answer = await page.request.post(`/api${path}`, {
    data: { identifier, password },
    headers: { origin: await getOrigin(page), 'accept-language': locale },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Signs the browser in as an administrator. */
export const signInAdmin = (who: At, email: string, password: string) => signIn(who, adminLogin.path, email, password)

/** Sessions of merchants that this process opened, by who signed in. */
const merchantSessions = new Map<string, { cookies: Cookie[]; opened: number }>()
/** Money asks for a proof of identity that is at most 15 minutes old, so a session is handed on for less, in ms. */
const handedOn = 5 * 60_000

/** Signs the browser in as a merchant. It reuses an earlier test's session if that still works, because sign-ins per address are limited. */
export async function signInMerchant(who: At, identifier: string, password: string): Promise<void> {
  const context = who.page.context()
  const known = merchantSessions.get(identifier)
  if (known && Date.now() - known.opened < handedOn) {
    await context.addCookies(known.cookies)
    if ((await who.page.request.get('/api/store/auth/sessions')).ok()) return
  }
  await signIn(who, storeLogin.path, identifier, password)
  const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('storeToken'))
  merchantSessions.set(identifier, { cookies, opened: Date.now() })
}

/** Signs an administrator in to the dashboard by its form. */
export async function signInAtDashboard(who: At, email: string, password: string): Promise<void> {
  const t = who.say('admin/access').login
  await who.go('/dashboard/auth/login')
  const form = who.page.getByRole('form', { name: t.title })
  await form.getByRole('textbox', { name: who.label('email') }).fill(email)
  await who.secret('password', form).fill(password)
  await who.button(t.submit, form).click()
  await expect(who.page).toHaveURL(new RegExp(`/${who.locale}/dashboard(/home)?$`))
}

/** Signs a merchant in to the portal by its form. */
export async function signInAtPortal(who: At, identifier: string, password: string): Promise<void> {
  const t = who.say('portal/sign-in').login
  await who.go('/store/auth/login')
  const form = who.page.getByRole('form', { name: t.title })
  await form.getByRole('textbox', { name: who.label('identifier') }).fill(identifier)
  await who.secret('password', form).fill(password)
  await who.button(t.submit, form).click()
  await expect(who.page).toHaveURL(new RegExp(`/${who.locale}/store$`))
}
