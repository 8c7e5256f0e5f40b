import { brand } from '@rahba/contract/kernel/brand'
import { shortened } from '@rahba/contract/kernel/cut-text'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import type { NoticeGroup } from '@rahba/contract/notifications/choices'
import type { MailText } from '../platform/mail/template.ts'
import { mail, type NoticeText, sms } from './message.ts'
import { greeting } from './words.ts'

/** The label of the button in a mail, by what the notice is about. */
export const noticeButtons: Record<NoticeGroup, Bilingual> = {
  orders: { ar: 'عرض الطلب', en: 'View order' },
  messages: { ar: 'عرض الرسائل', en: 'View messages' },
  products: { ar: 'عرض المنتج', en: 'View product' },
  money: { ar: 'عرض المحفظة', en: 'View wallet' },
  store: { ar: 'عرض ملف المتجر', en: 'View store profile' },
  general: { ar: 'عرض الإشعارات', en: 'View notifications' },
}

/** The buttons of notices that lead to a page of their own. */
export const ownButtons = {
  dues: { ar: 'عرض المستحقات', en: 'View dues' },
  agreement: { ar: 'قراءة اتفاقية التاجر', en: 'Read merchant agreement' },
  products: { ar: 'عرض المنتجات', en: 'View products' },
  request: { ar: 'عرض طلب العميل', en: 'View request' },
  papers: { ar: 'عرض مستندات المتجر', en: 'View store documents' },
  development: { ar: 'عرض المقترح', en: 'View feature request' },
} as const satisfies Record<string, Bilingual>

interface NoticeMail {
  notice: NoticeText
  person: string | null
  button?: { label: Bilingual; url: string }
  /** The page on which its reader turns such mails off. */
  choices?: string
  /** Paragraphs below the notice, such as the reply that it announces. */
  more?: readonly string[]
}

const write =
  (locale: Locale) =>
  ({ notice, person, button, choices, more = [] }: NoticeMail): MailText => ({
    subject: `${notice.title} - ${brand.name[locale]}`,
    ...(person ? { greeting: greeting(locale, person) } : {}),
    paragraphs: [...notice.body.split(/\n{2,}/), ...more],
    ...(button ? { button: { label: button.label[locale], url: button.url } } : {}),
    ...(choices ? { choices } : {}),
  })

/** Letters that two segments of an SMS in Arabic hold. */
const maxSmsLetters = 134

/** Writes the signs that the alphabet of SMS has: with others, an English message would hold 70 letters in place of 160. */
const plainSigns = (text: string) =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\u00a0/g, ' ')

const writeSms =
  (locale: Locale) =>
  ({ title, body }: NoticeText): string =>
    shortened(plainSigns(`${brand.name[locale]}: ${title}. ${body}`), maxSmsLetters)

/** A notice as a mail: the words are the notice's own, so that list, push and mail never say different things. */
export const noticeMailMessages = {
  notice: mail<NoticeMail>({
    to: ['user', 'store'],
    samples: [
      {
        notice: { title: 'طلب جديد', body: 'وصلك الطلب رقم 100453. راجعه واقبله قبل انتهاء المهلة.' },
        person: 'نورة',
        button: { label: noticeButtons.orders, url: 'https://rahba.example/ar/store/orders/1' },
        choices: 'https://rahba.example/ar/store/profile/settings',
      },
    ],
    ar: write('ar'),
    en: write('en'),
  }),
  /** A notice as an SMS, in two segments at most: a quoted message may be longer than that. */
  notice_sms: sms<NoticeText>({
    to: ['user'],
    samples: [{ title: '100453', body: '100453' }],
    ar: writeSms('ar'),
    en: writeSms('en'),
  }),
}
