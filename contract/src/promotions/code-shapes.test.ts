import { expect, it } from 'vitest'
import { fieldMessages } from '../kernel/messages.ts'
import { codeLabels } from './code-labels.ts'
import { storeCouponBody } from './code-shapes.ts'

it('rejects an unreadable amount without asking for a whole number', () => {
  for (const amount of ['abc', '1.5.2', '1.555']) {
    const told = fieldMessages(storeCouponBody.safeParse({ amount }, { reportInput: true }).error?.issues ?? [], 'en', codeLabels)
    expect(told.amount).toContain('enter a number with up to 2 decimals')
  }
})
