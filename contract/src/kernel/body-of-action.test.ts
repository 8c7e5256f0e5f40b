import { expect, test } from 'vitest'
import { contactActionBody } from '../conversations/contact-messages.schemas.ts'
import { contactActions } from '../conversations/contact-states.ts'
import { developmentActionBody } from '../conversations/development-messages.ts'
import { adminDevelopmentActions, developmentActions } from '../conversations/development-states.ts'
import { dueActions } from '../money/dues/due-states.ts'
import { dueActionBody } from '../money/dues/dues.schemas.ts'
import { payoutActions } from '../money/payouts/payout-states.ts'
import { payoutActionBody } from '../money/payouts/payouts.schemas.ts'
import { bodyOfAction } from './body-of-action.ts'
import { fieldMessages } from './messages.ts'

type Bodies = Parameters<typeof bodyOfAction>[0]
type Action = { from: readonly string[]; needs?: string; amount?: true }

const optional: Record<string, string[]> = { pay: ['receipt'], reply: ['attachments'] }
const ofAdmin = Object.fromEntries(adminDevelopmentActions.map((name) => [name, developmentActions[name]]))

test.each<[string, Bodies, Record<string, Action>, string[]]>([
  ['dues', dueActionBody, dueActions, []],
  ['payouts', payoutActionBody, payoutActions, ['receipt']],
  ['contact messages', contactActionBody, contactActions, []],
  ['development messages', developmentActionBody, ofAdmin, ['attachments']],
])('the body of each action of %s holds what its table asks for, and no more', (_of, bodies, actions, extra) => {
  for (const [name, { needs, amount }] of Object.entries(actions)) {
    const extras = (optional[name] ?? []).filter((part) => extra.includes(part))
    const parts = ['action', ...(needs ? [needs] : []), ...(amount ? ['amount'] : []), ...extras]
    expect(Object.keys(bodyOfAction(bodies, name).shape).sort(), name).toEqual(parts.sort())
  }
  expect(() => bodyOfAction(bodies, 'unknown')).toThrow()
})

test('requires the texts that an action needs, and accepts no others', () => {
  const refusal = (reason: unknown) =>
    fieldMessages(dueActionBody.safeParse({ action: 'waive', reason }, { reportInput: true }).error?.issues ?? [], 'en').reason
  for (const reason of [undefined, null, '', ' ']) expect(refusal(reason)).toBe(refusal(''))
  expect(refusal('a')).toContain('3')
  expect(refusal('why')).toBeUndefined()
  expect(payoutActionBody.safeParse({ action: 'approve', reason: 'why' }).success).toBe(false)
})
