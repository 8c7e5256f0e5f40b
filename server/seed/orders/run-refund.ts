import { cancellationActionBodies } from '@rahba/contract/orders/cancellations/cancellation-action-body'
import type { CancellationRequestBody } from '@rahba/contract/orders/cancellations/cancellations'
import { actOnCancellation } from '../../src/orders/cancellations/act-on-cancellation.ts'
import { openCancellation } from '../../src/orders/cancellations/open-cancellation.ts'
import { readCancellation } from '../../src/orders/cancellations/read-cancellations.ts'
import type { CancellationRecord } from '../../src/orders/cancellations/table.ts'
import { readOrder } from '../../src/orders/read-order.ts'
import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import { type Market, upload } from '../market.ts'
import type { RefundStep } from './journeys.ts'
import type { Placed } from './place-order.ts'

export const isRefundStep = (does: string): does is RefundStep => does.startsWith('ask_refund') || does.startsWith('refund_')

interface Acting {
  does: RefundStep
  note: string | null
  who: 'store' | 'admin' | 'user' | 'system'
  /** Id of the merchant, the administrator or the shopper. */
  actor_id: string
}

async function ask({ tx }: Market, { order, shopper, random }: Placed, { does, note }: Acting): Promise<CancellationRecord> {
  const { lines } = await readOrder(tx, order.id, 'all')
  const line = random.pick(lines)
  const toBank = does === 'ask_refund_to_bank'
  const wish: CancellationRequestBody = {
    order_id: order.id,
    lines: [{ order_line_id: line.id, quantity: 1 }],
    refund_reason: random.pick(['changed_mind', 'damaged', 'not_as_described', 'wrong_item'] as const),
    refund_reason_other: null,
    note,
    problem_description: null,
    attachments: [],
    destination: toBank ? 'bank' : 'wallet',
    iban_number: toBank ? 'SA0380000000608010167519' : null,
    account_holder: toBank ? shopper.name : null,
  }
  return openCancellation(tx, {
    ...wish,
    scope: { user_id: shopper.id },
    actor: { type: 'user', id: shopper.id },
    fault: null,
    admin_note: null,
    files: { owner_type: 'user', owner_id: shopper.id },
    locale: 'ar',
  })
}

/** One step of a cancellation or return, by the same use cases as the calls. Returns its id. */
export async function actOnRefund(market: Market, begun: Placed, acting: Acting, known: string | undefined): Promise<string> {
  const { tx, artist } = market
  const { does, note, who, actor_id } = acting
  const audit = (action: string, row: CancellationRecord) =>
    writeAudit(
      tx,
      { actor_type: who, actor_id },
      {
        action: `canceled-orders.${action}`,
        entity: 'canceled-orders',
        entity_id: row.id,
        store_id: row.store_id,
        after: { status: row.status },
      },
    )
  if (does.startsWith('ask_refund')) {
    const row = await ask(market, begun, acting)
    await audit('create', row)
    return row.id
  }
  if (!known) throw new Error('a refund is asked for before it is decided')
  const { version, amount, lines, number } = await readCancellation(tx, known, 'all')
  const damaged = does === 'refund_receive_damaged' ? 1 : 0
  const files =
    who === 'store'
      ? { owner_type: 'store' as const, owner_id: begun.order.store_id }
      : { owner_type: 'admin' as const, owner_id: actor_id }
  const receipt =
    does === 'refund_pay'
      ? await upload(market, files, 'slip', `refund-${number}.jpg`, () =>
          artist.slip({
            from: 'رحبة',
            to: begun.shopper.name,
            iban: 'SA0380000000608010167519',
            amount,
            reference: `RF${number}`,
            date: market.end.toISOString().slice(0, 10),
          }),
        )
      : null
  const action = does.replace('refund_', '').replace('_damaged', '')
  const counted = lines.map(({ order_line_id, quantity }) => ({ order_line_id, received: quantity - damaged, damaged, missing: 0 }))
  const said = {
    ...(['accept', 'start_refund'].includes(action) && { expected_amount: amount }),
    ...(action === 'receive' && { lines: counted }),
    ...(receipt && { reference: `RF${number}`, receipt }),
  }
  const { version: _version, ...input } = cancellationActionBodies[who === 'admin' ? 'admin' : 'store'].parse({
    action,
    version,
    note,
    ...said,
  })
  const { after } = await actOnCancellation(tx, {
    id: known,
    scope: 'all',
    actor: { type: who, id: actor_id },
    input,
    seen: version,
    files,
    locale: 'ar',
  })
  await audit(action, after)
  return known
}
