import type { Answer, TestApp } from '../../test/test-app.ts'

export const today = (from_now = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date(Date.now() + from_now * 86_400_000))

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
