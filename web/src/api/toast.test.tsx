import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../test/page.tsx'
import { toast } from './toast.ts'

const shown = () => page.getByRole('alert')

test('a message stays until it is dismissed', async () => {
  await openPage(<h1>Page</h1>)
  toast('Thing saved')
  await expect.element(shown()).toMatchTextContent('Thing saved')
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await expect.element(shown()).not.toBeInTheDocument()
})

test('the same message twice is one toast, and a later success replaces the earlier one', async () => {
  await openPage(<h1>Page</h1>)
  toast('First saved')
  toast('First saved')
  await expect.element(page.getByText('First saved')).toBeVisible()
  expect(shown().elements()).toHaveLength(1)
  toast('Second saved')
  await expect.element(page.getByText('Second saved')).toBeVisible()
  await expect.element(page.getByText('First saved')).not.toBeInTheDocument()
})

test('an error stays beside a success', async () => {
  await openPage(<h1>Page</h1>, { locale: 'ar' })
  toast('تعذّر الحفظ', 'error')
  toast('حُفظ الآخر')
  await expect.element(page.getByText('تعذّر الحفظ')).toBeVisible()
  await expect.element(page.getByText('حُفظ الآخر')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'إخفاء الرسالة' }).first()).toBeVisible()
})
