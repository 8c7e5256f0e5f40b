import { carrierKeys, carriers } from '@rahba/contract/money/carriers/carriers'
import { type Invariant, invariants } from '@rahba/contract/money/ledger/invariants'
import { ledgerAccountCodes, ledgerAccounts, ledgerEventCodes } from '@rahba/contract/money/ledger/ledger'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

export interface ProofResult {
  invariant: Invariant
  ok: boolean
  /** The number of rows that were checked. */
  checked: number
  /** The first ten that break it: ids of transactions, accounts or orders, or names of guards. */
  violations: string[]
  ar: string
  en: string
}

/** The count of checked rows, and the rows that break the invariant (a query with one column `id`). */
interface Check {
  checked: SQL
  broken: SQL
}

const declared = JSON.stringify(
  ledgerAccountCodes.map((code) => ({ code, normal: ledgerAccounts[code].normal, floor: ledgerAccounts[code].floor })),
)
const guards = JSON.stringify([
  'ledger_transactions_append_only',
  'ledger_entries_append_only',
  'ledger_accounts_kept',
  'ledger_accounts_same',
  'ledger_transactions_balance',
  'ledger_entries_chain',
  'ledger_accounts_balance',
])

const carrierAccounts = JSON.stringify(carrierKeys.map((carrier) => ({ carrier, account: carriers[carrier].account })))

const signed = sql`case a.normal when 'debit' then e.debit - e.credit else e.credit - e.debit end`
const legs = sql`ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id`
/** Neither a reversal nor reversed. */
const live = sql`t.reverses is null and not exists (select from ledger_transactions r where r.reverses = t.id)`
/** The events of a delivery, for every way of payment. */
const deliveries = sql`'order_delivered', 'order_delivered_platform_deemed', 'order_delivered_cod', 'order_delivered_carrier_cod'`
/** The sums that each account received from an order's events, credits positive. */
const byOrder = sql`
  select t.order_id,
    coalesce(sum(e.credit - e.debit) filter (where a.code = 'order_escrow'), 0) as escrow,
    coalesce(sum(e.debit - e.credit) filter (where a.code = 'promo_expense' and t.event <> 'refund_after_delivery'), 0) as promo,
    coalesce(sum(e.credit - e.debit) filter (where t.event in (${deliveries}) and a.code = 'commission'), 0) as commission,
    coalesce(sum(e.credit - e.debit) filter (where t.event in ('invoice_vat_due', ${deliveries}, 'order_cancelled') and a.code = 'vat_output'), 0) as vat,
    coalesce(sum(e.credit - e.debit) filter (where t.event in (${deliveries}) and a.code = 'platform_fees'), 0) as fees,
    coalesce(sum(e.credit - e.debit) filter (where t.event in (${deliveries}) and a.code in ('store_pending', 'store_dues', 'store_with_carriers')), 0) as store,
    coalesce(bool_or(t.event = 'order_delivered_cod'), false) as cash_with_store,
    coalesce(sum(e.debit - e.credit) filter (where t.event = 'refund_after_delivery' and a.code = 'commission'), 0) as commission_back,
    coalesce(sum(e.debit - e.credit) filter (where t.event = 'refund_after_delivery' and a.code = 'vat_output'), 0) as vat_back,
    coalesce(sum(e.debit - e.credit) filter (where t.event = 'refund_after_delivery' and a.code = 'platform_fees'), 0) as fees_back,
    coalesce(sum(e.credit - e.debit) filter (where t.event = 'refund_after_delivery' and a.code = 'promo_expense'), 0) as promo_back,
    coalesce(sum(e.debit - e.credit) filter (where t.event = 'refund_after_delivery' and a.code in ('store_pending', 'store_with_carriers', 'store_available', 'store_dues')), 0) as store_back
  from ${legs} where t.order_id is not null and ${live}
  group by t.order_id`

/** The amount that the code took off the order `orders o`. */
const codeCost = sql.raw('(o.coupon_discount + o.delivery_waived + o.cod_fee_waived)')
const standsWithCode = sql.raw(`o.coupon_id is not null and o.status <> 'cancelled'`)
/** The sums of an order's settled cancellations, before delivery (`cut`) and after it (`back`), as frozen on their records. */
const settled = sql`
  select c.order_id, c.event, sum(c.amount_final) as total, sum(c.promo) as promo, sum(c.commission) as commission, sum(c.platform_fee) as fees,
    sum(c.store) as store, sum(c.commission_vat + c.platform_fee_vat) as platform_vat, sum(c.vat) as vat
  from cancellations c where c.event is not null group by c.order_id, c.event`
/** Every order with its entries and its settled cancellations. */
const ordersWithRefunds = sql`orders o left join (${byOrder}) l on l.order_id = o.id
  left join (${settled}) cut on cut.order_id = o.id and cut.event = 'order_cancelled' left join (${settled}) back on back.order_id = o.id and back.event = 'refund_after_delivery'`
const getVat = (of: SQL) =>
  sql`coalesce(${of}.platform_vat, 0) + case o.vat_regime when 'platform_deemed' then coalesce(${of}.vat, 0) else 0 end`

const checks: Record<Invariant, Check> = {
  I1: {
    checked: sql`select count(*) from ledger_transactions`,
    broken: sql`select e.transaction_id as id from ledger_entries e group by e.transaction_id having count(*) < 2 or sum(e.debit) <> sum(e.credit)
      union all select t.id from ledger_transactions t where not exists (select from ledger_entries e where e.transaction_id = t.id)
      union all select e.transaction_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where exists (select from ledger_accounts where currency <> 'SAR') group by e.transaction_id having count(distinct a.currency) > 1`,
  },
  I2: {
    checked: sql`select count(*) from ledger_entries`,
    broken: sql`select a.currency as id from ledger_accounts a left join ledger_entries e on e.account_id = a.id
        group by a.currency having coalesce(sum(e.debit), 0) <> coalesce(sum(e.credit), 0)
      union all select currency from ledger_accounts group by currency having sum(case normal when 'debit' then balance else -balance end) <> 0`,
  },
  I3: {
    checked: sql`select count(*) from ledger_accounts`,
    broken: sql`select a.id from ledger_accounts a left join ledger_entries e on e.account_id = a.id
        group by a.id having a.balance <> coalesce(sum(${signed}), 0)
      union select c.account_id from (
        select e.account_id, e.balance_after - ${signed} as opening, lag(e.balance_after, 1, 0::bigint) over (partition by e.account_id order by e.id) as before
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
      ) c where c.opening <> c.before`,
  },
  I4: {
    checked: sql`select count(*) from ledger_accounts`,
    broken: sql`select a.id from ledger_accounts a
      left join jsonb_to_recordset(${declared}::jsonb) as d (code text, normal text, floor bigint) on d.code = a.code
      where a.balance < d.floor or a.floor is distinct from d.floor or a.normal is distinct from d.normal or d.code is null`,
  },
  I5: {
    checked: sql`select count(*) + jsonb_array_length(${guards}::jsonb) from ledger_transactions where reverses is not null`,
    broken: sql`select g.name as id from jsonb_array_elements_text(${guards}::jsonb) as g (name)
        where not exists (select from pg_trigger where tgname = g.name and tgenabled in ('O', 'A'))
      union all select b.id::text from (
        select r.id from ledger_transactions r join ledger_entries e on e.transaction_id in (r.id, r.reverses)
        where r.reverses is not null group by r.id, e.account_id having sum(e.debit) <> sum(e.credit)
      ) b`,
  },
  I6: {
    checked: sql`select count(*) from orders`,
    broken: sql`select o.id from ${ordersWithRefunds}
      cross join lateral (select o.commission_vat + o.platform_fee_vat + case o.vat_regime when 'platform_deemed' then o.vat else 0 end as vat_due) v
      where o.total + o.platform_discount <> o.store_share + o.commission + o.platform_fee + v.vat_due
        or (o.status in ('delivered', 'completed', 'cancelled') and coalesce(l.escrow, 0) <> 0)
        or (o.status = 'cancelled' and coalesce(l.vat, 0) <> 0)
        or (o.status in ('delivered', 'completed') and (
          coalesce(l.commission, 0) <> o.commission - coalesce(cut.commission, 0)
          or coalesce(l.vat, 0) <> v.vat_due - (${getVat(sql`cut`)}) or coalesce(l.fees, 0) <> o.platform_fee - coalesce(cut.fees, 0)
          or coalesce(l.store, 0) <> o.store_share - coalesce(cut.store, 0)
            - case when o.payment_method = 'cod' and (l.cash_with_store or l.order_id is null) then greatest(0, o.to_charge - coalesce(cut.total, 0)) else 0 end))
        or coalesce(l.commission_back, 0) <> coalesce(back.commission, 0) or coalesce(l.vat_back, 0) <> ${getVat(sql`back`)}
        or coalesce(l.fees_back, 0) <> coalesce(back.fees, 0) or coalesce(l.store_back, 0) <> coalesce(back.store, 0)`,
  },
  I7: {
    checked: sql`select (select count(*) from orders where coupon_id is not null) + (select count(*) from coupons)`,
    broken: sql`select o.id from ${ordersWithRefunds}
        where coalesce(l.promo, 0) not in (0, o.platform_discount - coalesce(cut.promo, 0)) or coalesce(l.promo_back, 0) <> coalesce(back.promo, 0)
          or (o.status in ('delivered', 'completed') and coalesce(l.promo, 0) <> o.platform_discount - coalesce(cut.promo, 0))
          or (o.status = 'cancelled' and coalesce(l.promo, 0) <> 0)
      union all select o.id from orders o join coupons c on c.id = o.coupon_id
        where o.coupon_funded_by <> c.funded_by or ${codeCost} = 0
          or case c.funded_by when 'platform' then o.platform_discount < ${codeCost} else o.platform_discount <> 0 end
      union all select c.id from coupons c
        left join (select o.coupon_id, count(*) as used, sum(${codeCost}) as given, sum(o.total) as total from orders o where ${standsWithCode} group by o.coupon_id) o
          on o.coupon_id = c.id
        where (c.used, c.given, c.orders_total) is distinct from (coalesce(o.used, 0), coalesce(o.given, 0), coalesce(o.total, 0)) or c.used > c.max_use_number
      union all select coalesce(u.coupon_id, o.coupon_id) from coupon_user_uses u
        full join (select o.coupon_id, o.user_id, count(*) as used from orders o where ${standsWithCode} group by o.coupon_id, o.user_id) o
          on o.coupon_id = u.coupon_id and o.user_id = u.user_id
        where coalesce(u.used, 0) <> coalesce(o.used, 0)`,
  },
  I8: {
    checked: sql`select count(distinct order_id) from ledger_transactions where event in ('order_cancelled', 'refund_after_delivery')`,
    broken: sql`select o.id from (
        select t.order_id, sum(e.credit) as amount from ${legs} where t.event in ('order_cancelled', 'refund_after_delivery') and a.code = 'refund_clearing' and ${live} group by t.order_id
      ) refunded
      join orders o on o.id = refunded.order_id
      cross join lateral (
        select coalesce(sum(e.debit), 0) as amount from ${legs}
        where t.order_id = o.id and t.event in ('payment_captured', 'paid_from_wallet') and a.code <> 'promo_expense' and ${live}
      ) paid
      where refunded.amount > paid.amount
        + case when o.payment_method = 'cod' and o.status in ('delivered', 'completed') then greatest(0, o.to_charge - o.cancelled_amount) else 0 end
      -- what is still to be paid back of an order is what its records say
      union select a.owner_id from ledger_accounts a
      left join (select order_id, sum(amount) as amount from (
        select c.order_id, c.to_outside as amount from cancellations c where c.status in ('refund_pending', 'refund_failed')
        -- cards that paid an order which no longer waited
        union all select p.order_id, r.amount from gateway_refunds r join payments p on p.id = r.payment_id
          where r.booked and r.cancellation_id is null and r.status <> 'done') due group by order_id) owed
        on owed.order_id = a.owner_id
      where a.code = 'refund_clearing' and a.balance <> coalesce(owed.amount, 0)`,
  },
  I9: {
    checked: sql`select count(*) from ledger_transactions where event = 'payout_requested'`,
    broken: sql`select t.id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
      where (t.event = 'payout_requested' and a.code = 'store_available' and e.balance_after < 0) or (a.code = 'payout_transit' and e.balance_after < 0)`,
  },
  I10: {
    checked: sql`select count(*) from ledger_entries`,
    broken: sql`select t.id from ledger_transactions t
        where t.event <> all (array(select jsonb_array_elements_text(${JSON.stringify(ledgerEventCodes)}::jsonb))) or t.reference = ''
      union all select t.id from ${legs} where e.code <> a.code or e.event <> t.event
      union all select e.transaction_id from ledger_entries e group by e.transaction_id, e.leg having count(*) > 1
      union all select min(t.id::text)::uuid from ledger_transactions t group by t.reference having count(*) > 1
      union all select t.order_id from ledger_transactions t
        where t.order_id is not null and t.event in (${deliveries}) and t.reverses is null
          and not exists (select from ledger_transactions r where r.reverses = t.id)
        group by t.order_id having count(*) > 1`,
  },
  I11: {
    checked: sql`select (select count(*) from due_lines) + (select count(*) from dues)`,
    broken: sql`select coalesce(a.owner_id, l.store_id, d.store_id) as id
        from (select owner_id, balance from ledger_accounts where code = 'store_dues') a
        full join (select store_id, sum(amount) as amount from due_lines group by store_id) l on l.store_id = a.owner_id
        full join (select store_id, sum(paid + waived) as settled from dues group by store_id) d on d.store_id = coalesce(a.owner_id, l.store_id)
        where coalesce(a.balance, 0) <> coalesce(l.amount, 0) - coalesce(d.settled, 0)
      union all select d.id from dues d
        left join (select due_id, count(*) as lines, sum(amount) as amount from due_lines group by due_id) l on l.due_id = d.id
        left join (select due_id, sum(amount) filter (where kind <> 'waiver') as paid, sum(amount) filter (where kind = 'waiver') as waived
          from due_settlements where status = 'confirmed' group by due_id) s on s.due_id = d.id
        where (d.amount, d.lines, d.paid, d.waived) is distinct from (coalesce(l.amount, 0), coalesce(l.lines, 0), coalesce(s.paid, 0), coalesce(s.waived, 0))`,
  },
  I12: {
    checked: sql`select count(*) from invoices`,
    broken: sql`select s.id from invoice_suppliers s
        left join (select supplier_id, count(*) as n, max(counter) as last from invoices group by supplier_id) i on i.supplier_id = s.id
        where (s.counter, s.counter) is distinct from (coalesce(i.n, 0), coalesce(i.last, 0))
      union all select s.id from invoice_suppliers s
        cross join lateral (values ('sale', s.sale), ('sale_credit', s.sale_credit), ('commission', s.commission), ('commission_credit', s.commission_credit)) k (kind, last)
        left join (select supplier_id, kind, count(*) as n, max(sequence) as last from invoices group by supplier_id, kind) i
          on i.supplier_id = s.id and i.kind = k.kind
        where (k.last, k.last) is distinct from (coalesce(i.n, 0), coalesce(i.last, 0))
      union all select c.id from (
        select id, previous_hash, counter, lag(hash) over (partition by supplier_id order by counter) as before from invoices
      ) c where c.counter > 1 and c.previous_hash is distinct from c.before`,
  },
  I13: {
    checked: sql`select count(*) from invoices i join invoice_suppliers s on s.id = i.supplier_id where s.store_id is null`,
    // Orders that wait for their supplier to be named don't have all their documents yet.
    broken: sql`select d.order_id as id from (
        select i.order_id, sum(case when i.credits_id is null then i.vat else -i.vat end) as vat
        from invoices i join invoice_suppliers s on s.id = i.supplier_id where s.store_id is null group by i.order_id
      ) d
      left join (select t.order_id, sum(e.credit - e.debit) as vat from ${legs} where a.code = 'vat_output' and t.order_id is not null group by t.order_id) l
        on l.order_id = d.order_id
      where d.vat <> coalesce(l.vat, 0) and not exists (select from invoice_waits w where w.order_id = d.order_id)`,
  },
  I14: {
    checked: sql`select count(*) from carrier_collections`,
    broken: sql`select coalesce(c.order_id, l.order_id) as id
        from (select order_id, cash - settled as rest from carrier_collections) c
        full join (select t.order_id, sum(e.debit - e.credit) as owed from ${legs} where a.code = 'carrier_cod' group by t.order_id) l
          on l.order_id = c.order_id
        where coalesce(c.rest, 0) <> coalesce(l.owed, 0)
      union all select coalesce(a.owner_id, c.account) from (select owner_id, balance from ledger_accounts where code = 'carrier_cod') a
        full join (
          select k.account, sum(c.cash - c.settled) as rest from carrier_collections c
          join jsonb_to_recordset(${carrierAccounts}::jsonb) as k (carrier text, account uuid) on k.carrier = c.carrier group by k.account
        ) c on c.account = a.owner_id
        where coalesce(a.balance, 0) <> coalesce(c.rest, 0)
      union all select coalesce(a.owner_id, c.store_id) from (select owner_id, balance from ledger_accounts where code = 'store_with_carriers') a
        full join (select store_id, sum(held) as held from carrier_collections group by store_id) c on c.store_id = a.owner_id
        where coalesce(a.balance, 0) <> coalesce(c.held, 0)
      -- every order that goes by carrier and was delivered for cash has its collection, and every collection is of cash paid at a door
      union all select coalesce(o.id, c.order_id) from (
          select o.id, o.fulfilment from orders o where o.status in ('delivered', 'completed')
            and o.payment_method = 'cod' and o.to_charge > o.cancelled_amount
        ) o full join carrier_collections c on c.order_id = o.id
        where o.id is null or (c.order_id is null and o.fulfilment = 'shipping_company')`,
  },
  I15: {
    checked: sql`select count(*) from branch_stock`,
    broken: sql`select v.id from product_variants v
        left join (select variant_id, sum(quantity) as quantity from branch_stock group by variant_id) s on s.variant_id = v.id
        where v.quantity <> coalesce(s.quantity, 0) or (v.deleted_at is not null and v.quantity <> 0)
      union all select coalesce(s.variant_id, m.variant_id) from branch_stock s
        full join (select variant_id, branch_id, sum(change) as change from stock_movements group by variant_id, branch_id) m
          on m.variant_id = s.variant_id and m.branch_id = s.branch_id
        where coalesce(s.quantity, 0) <> coalesce(m.change, 0)`,
  },
  I16: {
    checked: sql`select count(*) from payment_pages`,
    // A page that nobody paid has only its amount.
    broken: sql`select g.id from payment_pages g
        left join (
          select page_id, sum(amount) as amount, sum(coalesce(came_amount, amount)) as came, coalesce(sum(fee), 0) as fee
          from payments where page_id is not null group by page_id
        ) p on p.page_id = g.id
        where g.amount <> coalesce(p.amount, 0) or g.came_amount <> p.came or coalesce(g.fee, 0) <> p.fee
      -- what is in the books of a part is what came of it, late or not, and its share of the fee
      union all select p.id from payments p
        left join (
          select t.payment_id, coalesce(sum(e.debit) filter (where t.event = 'payment_captured'), 0) as came,
            coalesce(sum(e.credit) filter (where t.event = 'gateway_fee_charged'), 0) as fee
          from ${legs} where t.payment_id is not null and a.code = 'psp_clearing' and ${live} group by t.payment_id
        ) l on l.payment_id = p.id
        where p.page_id is not null and (
          coalesce(l.came, 0) <> case when p.captured_at is not null or p.held_for = 'late' then p.amount else 0 end
          or coalesce(l.fee, 0) <> coalesce(p.fee, 0))
      union all select p.id from payments p
        join (select payment_id, sum(amount) as amount from gateway_refunds where status in ('pending', 'done') group by payment_id) r on r.payment_id = p.id
        where r.amount > coalesce(p.came_amount, p.amount)`,
  },
}

const proofRow = z.strictObject({ checked: z.int(), violations: z.array(z.string()) })

async function prove(db: Db, invariant: Invariant): Promise<ProofResult> {
  const { checked, broken } = checks[invariant]
  const rows = await readRows(
    db,
    sql`
    select (${checked})::int as checked,
      coalesce((select jsonb_agg(b.id) from (select id::text from (${broken}) every limit 10) b), '[]') as violations`,
    proofRow,
  )
  const { checked: count = 0, violations = [] } = rows[0] ?? {}
  return { invariant, ok: violations.length === 0, checked: count, violations, ...invariants[invariant] }
}

/**
 * Proves the ledger from its entries, by SQL alone: all invariants, or those named. Reads every entry: run by a job (`saveProof`), by tests and
 * by the demo market.
 */
export async function proveLedger(
  db: Db,
  only: readonly Invariant[] = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10', 'I11', 'I12', 'I13', 'I14', 'I15', 'I16'],
): Promise<ProofResult[]> {
  const results: ProofResult[] = []
  for (const invariant of only) results.push(await prove(db, invariant))
  return results
}
