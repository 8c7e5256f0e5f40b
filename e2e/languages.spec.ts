import { expect, test } from './fixtures.ts'

test('a first visit comes in Arabic, from right to left', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/ar\/?$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('an address without a language leads to the language read last', async ({ page }) => {
  await page.goto('/store/auth/login?next=%2Fstore%2Forders')
  await expect(page).toHaveURL(/\/ar\/store\/auth\/login\?next=%2Fstore%2Forders$/)
  await page.goto('/en')
  await page.goto('/dashboard/auth/login')
  await expect(page).toHaveURL(/\/en\/dashboard\/auth\/login$/)
})

test('the English pages run from left to right', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
