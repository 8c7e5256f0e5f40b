import { brand } from '@rahba/contract/kernel/brand'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { groupByType, type NoticeGroup } from '@rahba/contract/notifications/choices'
import { storeChoicesPath } from '@rahba/contract/notifications/notice-links'
import type { Mail } from '../../platform/mail/port.ts'
import { renderMail } from '../../platform/mail/template.ts'
import type { notifications } from '../table.ts'
import { noticePath } from './notice-path.ts'

/** The label of the button in a store's mail, by what the notice is about. */
const buttons: Record<NoticeGroup, Bilingual> = {
  orders: { ar: 'فتح الطلب', en: 'Open the order' },
  messages: { ar: 'فتح الرسائل', en: 'Open the messages' },
  products: { ar: 'فتح المنتج', en: 'Open the product' },
  money: { ar: 'فتح المحفظة', en: 'Open the wallet' },
  store: { ar: 'فتح ملف المتجر', en: 'Open the store’s profile' },
  general: { ar: 'فتح الإشعارات', en: 'Open your notifications' },
}

export interface MailedNotice extends Pick<typeof notifications.$inferSelect, 'audience' | 'notif_type' | 'model' | 'model_id' | 'data'> {
  email: string
  name: string | null
  locale: Locale
}

/** A notice as a mail in its reader's language: the words are the notice's own, so that list, push and mail never say different things. */
export function noticeMail({ email, name, locale, ...notice }: MailedNotice, origin: string): Mail {
  const { title, body } = notice.data[locale]
  const hello = locale === 'ar' ? `مرحبًا ${name}،` : `Hello ${name},`
  const store = {
    button: { label: buttons[groupByType[notice.notif_type]][locale], url: `${origin}/${locale}${noticePath(notice)}` },
    choices: `${origin}/${locale}${storeChoicesPath}`,
  }
  return {
    to: email,
    ...renderMail(locale, {
      subject: `${title} - ${brand.name[locale]}`,
      ...(name ? { greeting: hello } : {}),
      paragraphs: [body],
      ...(notice.audience === 'store' ? store : {}),
    }),
  }
}
