import type { Locale } from '@rahba/contract/kernel/locale'
import { groupByType } from '@rahba/contract/notifications/choices'
import { storeChoicesPath } from '@rahba/contract/notifications/notice-links'
import { noticeButtons, noticeMailMessages } from '../../messages/notice-mail.ts'
import type { Mail } from '../../platform/mail/port.ts'
import type { Registered } from '../../platform/registered.ts'
import type { notifications } from '../table.ts'
import { noticePath } from './notice-path.ts'

export interface MailedNotice extends Pick<typeof notifications.$inferSelect, 'audience' | 'notif_type' | 'model' | 'model_id' | 'data'> {
  email: string
  name: string | null
  locale: Locale
}

/** A notice as a mail in its reader's language. A shopper reads their notices in the app, so only a store's mail has a button. */
export function noticeMail({ email, name: person, locale, ...notice }: MailedNotice, origin: string): Registered<Mail> {
  const at = `${origin}/${locale}`
  const forStore = {
    button: { label: noticeButtons[groupByType[notice.notif_type]], url: `${at}${noticePath(notice)}` },
    choices: `${at}${storeChoicesPath}`,
  }
  return {
    to: email,
    ...noticeMailMessages.notice.write(locale, { notice: notice.data[locale], person, ...(notice.audience === 'store' ? forStore : {}) }),
  }
}
