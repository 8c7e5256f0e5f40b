import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../test/draw.ts'
import type { RefusedForm } from '../../../shell/request/post-form.ts'
import { text } from '../../../text/en/shopper-orders.ts'
import { ErrorSummary } from './error-summary.tsx'

const refused: RefusedForm = { values: {}, code: 'validation', error: null, fields: {}, status: 422 }
const shown = (changes: Partial<RefusedForm> | null) =>
  drawn(createElement(ErrorSummary, { refused: changes && { ...refused, ...changes } }), 'en', ['shopper-orders'])

test('lists each rejected field at the top with a link, and has the focus', async () => {
  const page = await shown({ fields: { slip: 'Attach the transfer slip', bank_account_id: 'Choose the account' } })
  expect(page).toContain(text.refusal)
  expect(page).toContain('href="#slip">Attach the transfer slip</a>')
  expect(page).toContain('href="#bank_account_id">Choose the account</a>')
  expect(page).toMatch(/<div(?=[^>]*role="alert")(?=[^>]*tabindex="-1")(?=[^>]*autofocus)[^>]*>/i)
})

test('shows a general error without a list, and nothing without errors', async () => {
  const page = await shown({ error: 'The order was cancelled' })
  expect(page).toContain('The order was cancelled')
  expect(page).not.toContain(text.refusal)
  expect(await shown(null)).not.toContain('alert')
})
