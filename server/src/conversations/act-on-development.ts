import type { DevelopmentActionInput } from '@rahba/contract/conversations/development-messages'
import type { Locale } from '@rahba/contract/kernel/locale'
import { conversationMessages } from '../messages/conversations.ts'
import type { WrittenNotice } from '../messages/message.ts'
import { ownButtons } from '../messages/notice-mail.ts'
import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'
import { type Mailer, mailOwner } from '../stores/mail-owner.ts'
import type { DevelopmentRecord } from './development-table.ts'
import { type DevelopmentChange, lockDevelopment, moveDevelopment, postReply } from './post-development-reply.ts'

type DevelopmentStep = DevelopmentActionInput & { id: string; admin_id: string; locale: Locale }

/** Tells the store in its list and its owner by mail. `once` tells several of one kind apart. */
async function notifyStore(
  db: Db,
  deps: Mailer,
  { id, store_id }: DevelopmentRecord,
  { message, once, more = [] }: { message: WrittenNotice<'store'>; once: string; more?: readonly string[] },
): Promise<void> {
  await notify(db, {
    recipient_ids: [store_id],
    notif_type: 'DevelopmentNotification',
    model: 'development-messages',
    model_id: id,
    once: `development:${once}`,
    message,
  })
  await mailOwner(db, deps, {
    group: 'messages',
    store_id,
    page: `/store/pages/contact-us?tab=development&message=${id}`,
    button: ownButtons.development,
    message,
    more,
  })
}

/**
 * One step of an admin's with a store's message, by the table of the contract. Throws `not_found`, `message_wrong_state`, `thread_full`,
 * `validation`.
 */
export async function actOnDevelopment(db: Db, deps: Mailer, step: DevelopmentStep): Promise<DevelopmentChange> {
  const { action, admin_id } = step
  const row = await lockDevelopment(db, step)
  if (step.action === 'reply') {
    const { message, attachments } = step
    const reply = await postReply(db, row, { type: 'admin', id: admin_id }, { message, attachments })
    const answered = conversationMessages.development_answered.write(row)
    await notifyStore(db, deps, row, { message: answered, once: `reply:${reply.id}`, more: message.split(/\n{2,}/) })
  }
  const change = await moveDevelopment(db, row, action)
  if (action === 'close') {
    const closed = conversationMessages.development_closed.write(row)
    await notifyStore(db, deps, row, { message: closed, once: `close:${row.id}:${change.after.updated_at}` })
  }
  return change
}
