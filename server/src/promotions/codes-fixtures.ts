import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import type { Answer, TestApp } from '../../test/test-app.ts'

export const today = (from_now = 0) => addDays(todayInRiyadh(), from_now)

/** A body for a code of 10 % from today on. */
export const codeBody = (changes: Record<string, unknown> = {}) => ({
  code: 'SUMMER10',
  name: { ar: 'خصم الصيف', en: 'Summer' },
  type: 'percentage',
  amount: 1000,
  start_date: today(),
  ...changes,
})

/** Makes a code through the API, which must accept it. */
export async function makeCode(t: TestApp, path: string, token: string, changes: Record<string, unknown> = {}): Promise<Answer['body']> {
  const made = await t.call('POST', path, { token, body: codeBody(changes) })
  if (made.status !== 201) throw new Error(`the code was refused: ${JSON.stringify(made.body)}`)
  return made.body
}
