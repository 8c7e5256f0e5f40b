import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMoment, now } from '../platform/db/columns.ts'
import { hot } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { redeemedColumns, refuseUsedUp, writeRedemption } from '../promotions/redeem-code.ts'
import type { orderLines, orders } from './table.ts'

// The columns that are written for an order and for a line, by name.
const orderFields = [
  'id',
  'store_id',
  'user_id',
  'checkout_id',
  'status',
  'payment_status',
  'payment_method',
  'fulfilment',
  'address',
  'branch_id',
  'note',
  'coupon_id',
  'coupon_code',
  'coupon_funded_by',
  'list',
  'offer_discount',
  'coupon_discount',
  'goods',
  'delivery',
  'cod_fee',
  'delivery_waived',
  'cod_fee_waived',
  'vat_added',
  'net',
  'vat',
  'gross',
  'total',
  'wallet_part',
  'to_charge',
  'platform_discount',
  'platform_fee',
  'platform_fee_vat',
  'commission_bp',
  'commission_base',
  'commission',
  'commission_vat',
  'store_share',
  'vat_regime',
  'vat_rate_bp',
  'promised_from',
  'promised_to',
] as const satisfies (keyof typeof orders.$inferSelect)[]
const lineFields = [
  'position',
  'product_id',
  'variant_id',
  'name',
  'image',
  'variant',
  'sku',
  'barcode',
  'unit_price',
  'price_after_discount',
  'options_price',
  'options',
  'unit',
  'quantity',
  'free_units',
  'list',
  'offer_discount',
  'coupon_share',
  'goods',
  'net',
  'vat',
  'gross',
  'total',
] as const satisfies (keyof typeof orderLines.$inferSelect)[]

export type NewOrder = Pick<typeof orders.$inferSelect, (typeof orderFields)[number]>
export type NewLine = Pick<typeof orderLines.$inferSelect, (typeof lineFields)[number]>

const written = z.strictObject({ id: z.uuid(), number: z.int(), expires_at: z.string() })
type Written = z.output<typeof written>
const writtenWithCode = written.extend({ redeemed: z.boolean(), redeemed_by: z.boolean() })

const getNames = (fields: readonly string[]): SQL => sql.raw(fields.join(', '))

interface Values extends Record<string, unknown> {
  order: string
  lines: string
  expires_in: number
}

const statement = (value: (key: keyof Values & string) => SQL, withCode: boolean): SQL => sql`
    with placed as (
      insert into orders (${getNames(orderFields)}, expires_at, paid_at)
      select ${getNames(orderFields)}, ${now} + make_interval(secs => ${value('expires_in')}), case payment_status when 'paid' then ${now} end
      from jsonb_populate_record(null::orders, ${value('order')})
      returning id, number, expires_at, user_id, status, note, coupon_id, coupon_discount, delivery_waived, cod_fee_waived, total
    ), lines as (
      insert into order_lines (order_id, ${getNames(lineFields)})
      select (select id from placed), ${getNames(lineFields)} from jsonb_populate_recordset(null::order_lines, ${value('lines')})
    ), history as (
      insert into order_history (order_id, action, to_status, actor_type, actor_id, note)
      select id, 'placed', status, 'user', user_id, nullif(note, '') from placed
    )${withCode ? sql`, ${writeRedemption(sql`placed`)}` : sql``}
    select id, number, expires_at${withCode ? sql`, ${redeemedColumns}` : sql``} from placed`

const write = hot<Written, Values>('write-order', (value) => statement(value, false), written)
// A separate statement, so that orders without a code don't pay for those with one.
const writeWithCode = hot<z.output<typeof writtenWithCode>, Values>('write-order-code', (value) => statement(value, true), writtenWithCode)

async function redeemed(rows: ReturnType<typeof writeWithCode>): Promise<Written[]> {
  return (await rows).map(({ redeemed, redeemed_by, ...written }) => {
    refuseUsedUp({ redeemed, redeemed_by })
    return written
  })
}

/**
 * Writes an order with its lines, the first line of its history and the use of its code, by one statement. Throws `validation` at `coupon_code`
 * where the code's last use was had meanwhile.
 * @param expires_in seconds from now until it expires or is cancelled by itself
 */
export async function writeOrder(db: Db, order: NewOrder, lines: readonly NewLine[], expires_in: number): Promise<NewOrder & Written> {
  const values = { order: JSON.stringify(order), lines: JSON.stringify(lines), expires_in }
  const [row] = order.coupon_id === null ? await write(db, values) : await redeemed(writeWithCode(db, values))
  if (!row) throw new Error('An insert answers its row')
  return { ...order, ...row, expires_at: isoMoment(row.expires_at) }
}
