import type { ChatReport } from '@rahba/contract/conversations/chat-reports'
import { chatErrors } from '@rahba/contract/conversations/errors'
import { mayDoToReport, type ReportActionName, reportActions, reportStatuses } from '@rahba/contract/conversations/report-states'
import { brand } from '@rahba/contract/kernel/brand'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { notify } from '../../notifications/notify.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { chatReports } from './chat-table.ts'
import { readReport } from './read-reports.ts'

interface ReportStep {
  id: string
  admin_id: string
  /** The language of a refusal. */
  locale: Locale
  action: ReportActionName
  note: string | null
}

const said = {
  handle: {
    ar: 'راجعنا بلاغك واتخذنا ما يلزم. شكرًا لتنبيهنا.',
    en: 'We looked into your report and acted on it. Thank you for telling us.',
  },
  dismiss: {
    ar: 'راجعنا بلاغك ولم نجد في المحادثة ما يخالف شروط الاستخدام. يمكنك حظرها متى شئت.',
    en: 'We looked into your report and found nothing against the terms of use. You can block the conversation whenever you like.',
  },
} as const

/** Notifies the reporter that somebody looked. It does not say what was done to the other side. */
async function notifyReporter(
  db: Db,
  { id, session_id, side, store, user, decided_at }: ChatReport,
  action: keyof typeof said,
): Promise<void> {
  await notify(db, {
    audience: side,
    recipient_ids: [side === 'store' ? store.id : user.id],
    notif_type: 'MessageNotification',
    model: 'conversations',
    model_id: session_id,
    once: `report:${id}:${decided_at}`,
    data: {
      ar: { title: `${brand.name.ar} راجعت بلاغك`, body: said[action].ar },
      en: { title: `${brand.name.en} looked into your report`, body: said[action].en },
    },
  })
}

/** One step with a report, by the table of the contract. Throws `not_found`, `report_wrong_state`. */
export async function actOnReport(
  db: Db,
  { id, admin_id, locale, action, note }: ReportStep,
): Promise<{ before: ChatReport; after: ChatReport }> {
  const [locked] = await db.select({ status: chatReports.status }).from(chatReports).where(eq(chatReports.id, id)).for('update')
  if (!locked) throw fail(errors.not_found)
  if (!mayDoToReport(action, locked.status)) throw fail(chatErrors.report_wrong_state, { now: reportStatuses[locked.status][locale] })
  const before = await readReport(db, id)
  const decided = action === 'reopen' ? { decided_by: null, decided_at: null } : { decided_by: admin_id, decided_at: now }
  await db
    .update(chatReports)
    .set({ status: reportActions[action].to, ...decided, decision_note: action === 'reopen' ? null : note })
    .where(eq(chatReports.id, id))
  const after = await readReport(db, id)
  if (action !== 'reopen') await notifyReporter(db, after, action)
  return { before, after }
}
