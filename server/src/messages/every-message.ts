import type { Audience } from '@rahba/contract/kernel/audiences'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { RenderedMail } from '../platform/mail/template.ts'
import type { MailMessage, NoticeMessage, Reader, SmsMessage } from './message.ts'
import { noticeButtons, noticeMailMessages } from './notice-mail.ts'
import { registry } from './registry.ts'

type Channel = 'list' | 'push' | 'mail' | 'sms'

/** One message with one of its samples, as each language shows it. */
export interface Sample {
  /** `orders.placed` */
  key: string
  domain: keyof typeof registry
  to: readonly Reader[]
  channels: readonly Channel[]
  notice?: Record<Locale, { title: string; body: string }>
  mail?: Record<Locale, RenderedMail>
  sms?: Record<Locale, string>
}

type AnyMessage<Params> = NoticeMessage<Audience, Params> | MailMessage<Params> | SmsMessage<Params>

const inBoth = <Value>(write: (locale: Locale) => Value): Record<Locale, Value> => ({ ar: write('ar'), en: write('en') })

function show<Params>(message: AnyMessage<Params>, params: Params): Omit<Sample, 'key' | 'domain'> {
  if (message.kind === 'sms') return { to: message.to, channels: ['sms'], sms: inBoth((locale) => message.write(locale, params)) }
  if (message.kind === 'mail') return { to: message.to, channels: ['mail'], mail: inBoth((locale) => message.write(locale, params)) }
  const { data, push, mail } = message.write(params)
  const mailed = mail || message.mail === 'by_sender'
  const asMail = (locale: Locale) =>
    noticeMailMessages.notice.write(locale, {
      notice: data[locale],
      person: locale === 'ar' ? 'نورة' : 'Noura',
      ...(message.to === 'store' ? { button: { label: noticeButtons.general, url: `https://rahba.example/${locale}/store` } } : {}),
    })
  return {
    to: [message.to],
    channels: ['list', ...(push ? (['push'] as const) : []), ...(mailed ? (['mail'] as const) : [])],
    notice: data,
    ...(mailed ? { mail: inBoth(asMail) } : {}),
  }
}

/** Every message of the registry with each of its samples. */
export function everyMessage(): Sample[] {
  return Object.entries(registry).flatMap(([domain, messages]) =>
    Object.entries(messages).flatMap(([name, message]: [string, AnyMessage<never>]) =>
      message.samples.map((params) => ({
        key: `${domain}.${name}`,
        // The cast is safe: these are the registry's own keys.
        domain: domain as Sample['domain'],
        ...show(message, params),
      })),
    ),
  )
}
