import { getRemaining } from '@rahba/contract/money/dues/due-states'
import { statementMessages } from '../../messages/dues.ts'
import { ownButtons } from '../../messages/notice-mail.ts'
import { notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailOwner } from '../../stores/mail-owner.ts'
import type { DueRecord } from './table.ts'

/** The message to a merchant about a statement. */
interface Telling {
  kind: keyof typeof statementMessages
  /** Tells several of one kind apart. */
  once?: string
  /** The part in question, in halalas; the whole statement by default. */
  amount?: number
  reason?: string
}

const getMessage = (due: DueRecord, { kind, amount = due.amount, reason = '' }: Telling) =>
  statementMessages[kind].write({ number: due.number, remaining: getRemaining(due), due_on: due.due_on, amount, reason })

/** Puts a notice about a statement into its store's list. */
export const notifyOfDue = (db: Db, due: DueRecord, telling: Telling): Promise<void> =>
  notify(db, {
    recipient_ids: [due.store_id],
    notif_type: 'MoneyNotification',
    model: 'dues',
    model_id: due.id,
    once: `due:${due.id}:${telling.kind}:${telling.once ?? ''}`,
    message: getMessage(due, telling),
  })

/** Sends the same by mail to the store's owner. */
export const mailOfDue = (db: Db, deps: Pick<Deps, 'jobs' | 'env'>, due: DueRecord, telling: Telling): Promise<void> =>
  mailOwner(db, deps, {
    store_id: due.store_id,
    group: 'money',
    page: '/store/wallet?tab=dues',
    button: ownButtons.dues,
    message: getMessage(due, telling),
  })
