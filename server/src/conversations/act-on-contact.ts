import { messageErrors } from '@rahba/contract/conversations/contact-errors'
import type { ContactActionInput } from '@rahba/contract/conversations/contact-messages.schemas'
import { contactActions, contactStatuses } from '@rahba/contract/conversations/contact-states'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { conversationMessages } from '../messages/conversations.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { fail } from '../platform/errors.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type ContactRecord, contactMessages, contactReplies } from './table.ts'

type ContactStep = ContactActionInput & {
  id: string
  admin_id: string
  /** The language of a refusal, not of the answer. */
  locale: Locale
}

/** Keeps the answer and mails it to the visitor in the frame of their language; it is answered to the platform's own mailbox, where it has one. */
async function answer(
  db: Db,
  jobs: Pick<Deps['jobs'], 'enqueue'>,
  message: ContactRecord,
  { admin_id, reply }: { admin_id: string; reply: string },
) {
  await db.insert(contactReplies).values({ contact_message_id: message.id, admin_id, reply })
  const { contact_email } = await readSettings(db)
  await jobs.enqueue(db, mailJob, {
    to: message.email,
    ...(contact_email ? { reply_to: contact_email } : {}),
    ...conversationMessages.contact_reply.write(message.locale, { ...message, reply, answerable: Boolean(contact_email) }),
  })
}

/** One step with a visitor's message, by the table of the contract. Throws `not_found`, `message_wrong_state`. */
export async function actOnContact(
  db: Db,
  jobs: Pick<Deps['jobs'], 'enqueue'>,
  step: ContactStep,
): Promise<{ before: ContactRecord; after: ContactRecord }> {
  const [before] = await db.select().from(contactMessages).where(eq(contactMessages.id, step.id)).for('update')
  if (!before) throw fail(errors.not_found)
  if (!isAllowed(contactActions, step.action, before.status))
    throw fail(messageErrors.message_wrong_state, { now: contactStatuses[before.status][step.locale] })
  if (step.action === 'reply') await answer(db, jobs, before, step)
  const { to } = contactActions[step.action]
  const [after] = await db
    .update(contactMessages)
    .set({
      status: to,
      spam_reason: to === 'spam' ? 'marked' : null,
      read_at: before.read_at ?? now,
      ...(step.action === 'reply' ? { replied_at: now } : {}),
      updated_at: now,
    })
    .where(eq(contactMessages.id, before.id))
    .returning()
  if (!after) throw new Error('The locked message is there')
  return { before, after }
}
