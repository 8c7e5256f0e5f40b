import { expect, it } from 'vitest'
import { fieldMessages } from '../kernel/messages.ts'
import { codeLabels } from './code-labels.ts'
import { storeCouponBody } from './code-shapes.ts'

it('an amount that cannot be read is not asked for as a whole number, which neither riyals nor a percentage must be', () => {
  for (const amount of ['abc', '1.5.2', '1.555']) {
    const told = fieldMessages(storeCouponBody.safeParse({ amount }, { reportInput: true }).error?.issues ?? [], 'en', codeLabels)
    expect(told.amount).toContain('enter a number with up to 2 decimals')
  }
})
