import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { groupByType } from '@rahba/contract/notifications/choices'
import { storeChoicesPath, userChoicesPath } from '@rahba/contract/notifications/notice-links'
import { noticeButtons, noticeMailMessages, ownButtons } from '../../messages/notice-mail.ts'
import type { Mail } from '../../platform/mail/port.ts'
import type { Registered } from '../../platform/registered.ts'
import type { notifications } from '../table.ts'
import { noticePath } from './notice-path.ts'

export interface MailedNotice extends Pick<typeof notifications.$inferSelect, 'audience' | 'notif_type' | 'model' | 'model_id' | 'data'> {
  email: string
  name: string | null
  locale: Locale
}

/** The label of a button that leads to another page than most notices of its type; null for the others. */
function findLabel(path: string): Bilingual | null {
  if (path === '/account/notices' || path === '/store/notifications') return noticeButtons.general
  if (path === '/store/agreement') return ownButtons.agreement
  if (path === '/store/products') return ownButtons.products
  return path.startsWith('/store/orders/cancelled/') ? ownButtons.request : null
}

/** A notice as a mail in its reader's language, with a button to what it is about and the page of choices. */
export function noticeMail({ email, name: person, locale, ...notice }: MailedNotice, origin: string): Registered<Mail> {
  const at = `${origin}/${locale}`
  const path = noticePath(notice)
  const label = findLabel(path) ?? noticeButtons[groupByType[notice.notif_type]]
  const choices = notice.audience === 'store' ? storeChoicesPath : userChoicesPath
  const ways = { button: { label, url: `${at}${path}` }, choices: `${at}${choices}` }
  return {
    to: email,
    ...noticeMailMessages.notice.write(locale, { notice: notice.data[locale], person, ...ways }),
  }
}
