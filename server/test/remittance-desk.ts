import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { adminWith } from './actors.ts'
import { once, type TestApp } from './test-app.ts'
import { uploadFile } from './upload-file.ts'

interface Line {
  id: string
  kind: string
  order_number: string
  collected: number
  expected: number | null
}

const today = () => new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10)
const riyals = (amount: number) => (amount / 100).toFixed(2)

/** The heading of a carrier's file. */
export const remittanceHead = 'AWB,Order No,COD Amount,Fee'

/** A line of a carrier's file for an order; amounts in halalas. */
export const remittanceRow = ({ number, tracking_number }: WholeOrder, amount: number, fee = 0): string =>
  `${tracking_number ?? ''},${number},${riyals(amount)},${riyals(fee)}`

/** Fails a test with the body of an answer that refuses. */
export const accepted = async <Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

/** An administrator who prepares and records what carriers remit. */
export async function remittanceDesk(t: TestApp) {
  const admin = await adminWith(t, ['payments.index', 'payments.create', 'payments.update', 'settings.update'])
  const path = '/admin/carrier-remittances'
  let count = 0
  const post = (to: string, body: object, token = admin.token) => t.call('POST', `${path}${to}`, { token, headers: once(), body })
  const create = (body: object = {}, token = admin.token) => {
    const about = { carrier: 'smsa', period_from: today(), period_to: today(), reference: `FT${++count}`, amount: 0, fee_by: 'platform' }
    return post('', { ...about, note: null, ...body }, token)
  }
  const upload = (id: string, csv: string, token = admin.token) => uploadFile(t, token, `${path}/${id}/file`, Buffer.from(csv))
  const toLines = async (id: string): Promise<Line[]> =>
    (await t.call('GET', `${path}/${id}/lines`, { token: admin.token, query: { per_page: 100 } })).body.data
  return {
    admin,
    create,
    upload,
    toLines,
    read: async (id: string) => (await t.call('GET', `${path}/${id}`, { token: admin.token })).body,
    act: (id: string, action: 'post' | 'discard' | 'match', token = admin.token) => post(`/${id}/actions`, { action }, token),
    /** Decides all lines of a kind. */
    decide: async (id: string, kind: string, decision: string) => {
      const ids = (await toLines(id)).filter((line) => line.kind === kind).map((line) => line.id)
      return post(`/${id}/decisions`, { ids, decision, note: 'اتفقنا مع شركة الشحن' })
    },
    /** A remittance with a file of these rows, of `amount` at the bank. */
    prepared: async (rows: string[], amount: number, body: object = {}) => {
      const { id } = await accepted(create({ amount, ...body }))
      const answer: { id: string; kinds: { kind: string; lines: number }[]; expected_total: number; undecided: number } = await accepted(
        upload(id, [remittanceHead, ...rows].join('\n')),
      )
      return answer
    },
  }
}
