import { brand } from '@rahba/contract/kernel/brand'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { storeChoicesPath } from '@rahba/contract/notifications/notice-links'
import type { Mail } from '../platform/mail/port.ts'
import { renderMail } from '../platform/mail/template.ts'

/** A broadcast as a mail to the owner of a store, in their language. `url` is PUBLIC_URL. */
export const broadcastMail = (
  { title, body }: { title: Bilingual; body: Bilingual },
  { name, locale, url }: { name: string; locale: Locale; url: string },
): Omit<Mail, 'to'> =>
  renderMail(locale, {
    subject: `${title[locale]} - ${brand.name[locale]}`,
    greeting: locale === 'ar' ? `مرحبًا ${name}،` : `Hello ${name},`,
    paragraphs: body[locale].split(/\n{2,}/),
    button: { label: locale === 'ar' ? 'فتح الإشعارات' : 'Open your notifications', url: `${url}/${locale}/store/notifications` },
    choices: `${url}/${locale}${storeChoicesPath}`,
  })
