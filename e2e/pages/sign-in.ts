import { expect } from '@playwright/test'
import type { At } from './at.ts'

/** Signs an administrator in to the dashboard. */
export async function signInAdmin(who: At, email: string, password: string): Promise<void> {
  const t = who.say('admin/access').login
  await who.go('/dashboard/auth/login')
  const form = who.page.getByRole('form', { name: t.title })
  await form.getByRole('textbox', { name: who.label('email') }).fill(email)
  await who.secret('password', form).fill(password)
  await who.button(t.submit, form).click()
  await expect(who.page).toHaveURL(new RegExp(`/${who.locale}/dashboard(/home)?$`))
}

/** Signs a merchant in to the portal. */
export async function signInMerchant(who: At, identifier: string, password: string): Promise<void> {
  const t = who.say('portal/sign-in').login
  await who.go('/store/auth/login')
  const form = who.page.getByRole('form', { name: t.title })
  await form.getByRole('textbox', { name: who.label('identifier') }).fill(identifier)
  await who.secret('password', form).fill(password)
  await who.button(t.submit, form).click()
  await expect(who.page).toHaveURL(new RegExp(`/${who.locale}/store$`))
}
