import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import { deletionErrors } from '@rahba/contract/shoppers/account-errors'
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { orders } from '../orders/table.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { exportPageRows, namedNumbers, pageOfExport, type ReadList } from '../shoppers/account/records.ts'
import { balanceAdjustments } from './balances/table.ts'
import { paymentPages } from './gateway/payment-page-table.ts'
import { ledgerAccountsTable, ledgerEntries, ledgerTransactions } from './ledger/table.ts'
import { payments } from './payments/table.ts'

/**
 * Refuses while money of the shopper is under way: a transfer that nobody has looked at, a card that the gateway may still charge, money that is
 * held, and the amounts in escrow or waiting for a refund. Throws `account_money_held`.
 */
export async function refuseHeldMoney(db: Db, user_id: string): Promise<void> {
  const openPage = db
    .select({ id: paymentPages.id })
    .from(paymentPages)
    .where(and(eq(paymentPages.user_id, user_id), isNull(paymentPages.closed_at)))
  const unsettled = or(
    inArray(payments.status, ['pending', 'held']),
    and(eq(payments.method, 'card'), isNull(payments.closed_at)),
    inArray(payments.page_id, openPage),
  )
  const paying = db
    .select({ number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(eq(payments.user_id, user_id), unsettled))
  const booked = db
    .select({ number: orders.number })
    .from(orders)
    .innerJoin(ledgerAccountsTable, eq(ledgerAccountsTable.owner_id, orders.id))
    .where(
      and(
        eq(orders.user_id, user_id),
        inArray(ledgerAccountsTable.code, ['order_escrow', 'refund_clearing']),
        ne(ledgerAccountsTable.balance, 0),
      ),
    )
  const rows = await paying.union(booked).limit(6)
  if (rows.length > 0) throw fail(deletionErrors.account_money_held, { numbers: namedNumbers(rows) })
}

/** Refuses while the wallet holds something, or an adjustment of it waits. Throws `account_wallet_balance` and `account_adjustment_open`. */
export async function refuseWallet(db: Db, user_id: string): Promise<void> {
  const [wallet] = await db
    .select({ balance: ledgerAccountsTable.balance })
    .from(ledgerAccountsTable)
    .where(and(eq(ledgerAccountsTable.owner_id, user_id), eq(ledgerAccountsTable.code, 'customer_wallet')))
  if (wallet && wallet.balance !== 0) throw fail(deletionErrors.account_wallet_balance, { balance: moneyTexts(wallet.balance) })
  const [waiting] = await db
    .select({ id: balanceAdjustments.id })
    .from(balanceAdjustments)
    .where(and(eq(balanceAdjustments.owner_id, user_id), eq(balanceAdjustments.status, 'requested')))
    .limit(1)
  if (waiting) throw fail(deletionErrors.account_adjustment_open)
}

/** Reads the payments, and attempts at payments, for orders. */
export const exportPayments: ReadList<'payments'> = async (db, user_id, after) => {
  const { id, method, amount, status, sender_name, card, created_at } = payments
  const reference = sql<string | null>`coalesce(${paymentPages.reference}, ${payments.reference})`
  const rows = await db
    .select({ id, order_number: orders.number, method, amount, status, sender_name, reference, card, created_at })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .leftJoin(paymentPages, eq(paymentPages.id, payments.page_id))
    .where(and(eq(payments.user_id, user_id), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  return pageOfExport(rows)
}

/** The movements of the wallet. */
export const exportWallet: ReadList<'wallet'> = async (db, user_id, after) => {
  const { id, event, debit, credit, balance_after, posted_at } = ledgerEntries
  const rows = await db
    .select({ id, event, debit, credit, balance: balance_after, at: posted_at, order_number: orders.number, note: ledgerTransactions.note })
    .from(ledgerEntries)
    .innerJoin(ledgerAccountsTable, eq(ledgerAccountsTable.id, ledgerEntries.account_id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .leftJoin(orders, eq(orders.id, ledgerTransactions.order_id))
    .where(
      and(
        eq(ledgerAccountsTable.owner_id, user_id),
        eq(ledgerAccountsTable.code, 'customer_wallet'),
        after ? gt(id, sql`${after}::bigint`) : undefined,
      ),
    )
    .orderBy(asc(id))
    .limit(exportPageRows)
  return pageOfExport(
    rows.map(({ id, event, debit, credit, ...row }) => {
      const { ar, en } = ledgerEvents[event]
      return { ...row, id: String(id), event: { ar, en }, amount: credit - debit }
    }),
  )
}
