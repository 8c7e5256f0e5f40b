import { expect, test } from './fixtures.ts'

test('a first visit comes in Arabic, from right to left', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/ar\/?$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('the English pages run from left to right', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
