import { expect } from '@playwright/test'
import { adminLogin } from '@rahba/contract/access/admin-auth'
import { storeLogin } from '@rahba/contract/access/store-auth'
import { type At, originOf } from './at.ts'

/** Signs in by the call the form makes: most tests begin with it, and two pages for each of them took minutes of a run. */
async function signIn({ page, locale }: At, path: string, identifier: string, password: string): Promise<void> {
  const answer = await page.request.post(`/api${path}`, {
    data: { identifier, password },
    headers: { origin: await originOf(page), 'accept-language': locale },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Gives the browser an administrator's session. */
export const signInAdmin = (who: At, email: string, password: string) => signIn(who, adminLogin.path, email, password)

/** Gives the browser a merchant's session. */
export const signInMerchant = (who: At, identifier: string, password: string) => signIn(who, storeLogin.path, identifier, password)

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
