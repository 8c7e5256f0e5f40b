import { formatAmount } from '@rahba/contract/kernel/money'
import { getRemaining, openDueStatuses } from '@rahba/contract/money/dues/due-states'
import { and, asc, inArray, notInArray } from 'drizzle-orm'
import { actOnDue } from '../../src/money/dues/act-on-due.ts'
import { claimDue } from '../../src/money/dues/claim-due.ts'
import { issueDues, watchDues } from '../../src/money/dues/due-clock.ts'
import type { DueChange } from '../../src/money/dues/lock-due.ts'
import { type DueRecord, dues } from '../../src/money/dues/table.ts'
import { actOnPayout } from '../../src/money/payouts/act-on-payout.ts'
import type { PayoutChange } from '../../src/money/payouts/lock-payout.ts'
import { readPayoutTerms, requestPayout } from '../../src/money/payouts/request-payout.ts'
import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import { before, day, hour, type MadeStore, type Market, upload } from '../market.ts'
import { makeRandom, type Random } from '../random.ts'

interface Dealing {
  at: Date
  run: () => Promise<void>
}

/** So many weeks back stores are paid out and billed; what is older is in the first statement. */
const weeks = 6
const week = 7 * day
/** The demo merchant's balance stays for people who try the market, and he pays his dues himself. */
const unpaidOut = 'sadeem-roastery'
/** It has not paid for some weeks. */
const late = 'rukn-almajlis'

/** Saturday at noon in Riyadh, the last before `end` first. */
function saturdays(market: Market): Date[] {
  const end = market.end.getTime()
  const midnight = end - (end % day) - 3 * hour
  const since = (new Date(midnight + 3 * hour).getUTCDay() + 1) % 7
  const last = midnight - since * day + 12 * hour
  return Array.from({ length: weeks }, (_, at) => new Date(last - at * week)).filter((at) => at.getTime() < end)
}

const later = (from: Date, hours: number) => new Date(from.getTime() + hours * hour)

/** Asks for all that is available, where that may be asked for; an accountant approves it and confirms the bank's transfer. */
function payOut(market: Market, [slug, store]: [string, MadeStore], at: Date, schedule: (dealing: Dealing) => void): void {
  const { tx } = market
  const [, operator = '', accountant = ''] = market.admins
  const random = makeRandom(`payout:${slug}:${market.end.getTime() - at.getTime()}`)
  const write = (who: string, action: string, { before, after }: PayoutChange) =>
    writeAudit(
      tx,
      { actor_type: 'admin', actor_id: who },
      { action: `payouts.${action}`, entity: 'payouts', entity_id: after.id, store_id: store.id, before, after },
    )
  const requestedAt = later(at, random.next() * 4)
  const run = async () => {
    if ((await readPayoutTerms(tx, store.id)).blocked) return
    const payout = await requestPayout(tx, { store_id: store.id, member_id: store.member_id, amount: null })
    const entry = { action: 'payouts.request', entity: 'payouts', entity_id: payout.id, store_id: store.id, before: null, after: payout }
    await writeAudit(tx, { actor_type: 'store', actor_id: store.member_id }, entry)
    const approve = async () =>
      write(operator, 'approve', await actOnPayout(tx, { id: payout.id, admin_id: operator, locale: 'ar', action: 'approve' }))
    const pay = async () => {
      const step = { action: 'pay', reference: `TRF${payout.number}${random.between(100, 999)}`, receipt: null } as const
      await write(accountant, 'pay', await actOnPayout(tx, { id: payout.id, admin_id: accountant, locale: 'ar', ...step }))
    }
    schedule({ at: later(requestedAt, 2 + random.next() * 4), run: approve })
    schedule({ at: later(requestedAt, 20 + random.next() * 8), run: pay })
  }
  schedule({ at: requestedAt, run })
}

/** Settles a statement that has an amount left to pay. The old ones are all settled, so that no store is suspended for them. */
function settle(market: Market, due: DueRecord, random: Random, schedule: (dealing: Dealing) => void): void {
  const { tx, end } = market
  const issued = new Date(due.created_at)
  const store = [...market.stores.values()].find(({ id }) => id === due.store_id)
  const [, , accountant = ''] = market.admins
  if (!store) return
  const write = (action: string, actor: { actor_type: 'admin' | 'store'; actor_id: string }, { before, after }: DueChange) =>
    writeAudit(tx, actor, { action: `dues.${action}`, entity: 'dues', entity_id: due.id, store_id: due.store_id, before, after })
  const decide = (what: 'confirm' | 'waive') => async () => {
    const reference = `FT${due.number}${random.between(10, 99)}`
    const reason = 'تعويض عن تأخر التحويلات أثناء صيانة النظام'
    const input = what === 'confirm' ? { action: what, reference } : { action: what, reason }
    const change = await actOnDue(tx, { id: due.id, admin_id: accountant, locale: 'ar', ...input })
    await write(what, { actor_type: 'admin', actor_id: accountant }, change)
  }
  const claim = async () => {
    const account = random.pick(market.bankAccounts)
    const amount = getRemaining(due)
    const drawn = {
      from: 'حساب المتجر',
      to: account.holder,
      iban: account.iban,
      amount,
      reference: `FT${due.number}${formatAmount(amount).replace(/\D/g, '')}`,
      date: due.due_on,
    }
    const owner = { owner_type: 'store', owner_id: store.id } as const
    const slip = await upload(market, owner, 'slip', `slip-${due.number}.jpg`, () => market.artist.slip(drawn))
    const sent = { amount, bank_account_id: account.id, sender_name: 'حساب المتجر', reference: drawn.reference, slip }
    const change = await claimDue(tx, { id: due.id, store_id: store.id, member_id: store.member_id, locale: 'ar' }, sent)
    await write('claim', { actor_type: 'store', actor_id: store.member_id }, change)
  }
  const old = end.getTime() - issued.getTime() > 24 * day
  const fate = random.next()
  const at = later(issued, (30 + fate * 150) | 0)
  if (!old && store === market.stores.get(late)) return
  if (old || fate < 0.4) schedule({ at, run: decide(fate < 0.05 ? 'waive' : 'confirm') })
  else if (fate < 0.6) schedule({ at, run: claim })
}

/** Plans the settlements between the platform and its stores: payouts on Saturdays, statements of dues on Sundays, and their payment in the days after. */
export function planSettlements(market: Market, schedule: (dealing: Dealing) => void): void {
  const { tx } = market
  const billed = new Set<string>()
  for (const saturday of saturdays(market)) {
    for (const store of market.stores) if (store[0] !== unpaidOut) payOut(market, store, saturday, schedule)
    const bill = async () => {
      await issueDues(tx, null)
      const known = billed.size > 0 ? notInArray(dues.id, [...billed]) : undefined
      const fresh = await tx
        .select()
        .from(dues)
        .where(and(inArray(dues.status, [...openDueStatuses]), known))
        .orderBy(asc(dues.number))
      for (const due of fresh) {
        billed.add(due.id)
        settle(market, due, makeRandom(`due:${due.number}`), schedule)
      }
    }
    // early on Sunday, when the product's own clock does it
    schedule({ at: later(saturday, 15.2), run: bill })
  }
  for (let days = 21; days >= 1; days -= 1) {
    schedule({ at: before(market, days - 0.5), run: async () => void (await watchDues(tx, null)) })
  }
}
