import type { Audience } from '@rahba/contract/kernel/audiences'
import { completeSides, isBilingual, type Locale } from '@rahba/contract/kernel/locale'
import { type MailText, type RenderedMail, renderMail } from '../platform/mail/template.ts'
import type { Registered } from '../platform/registered.ts'

/** The reader of a message: an audience with accounts, or a visitor of the website. */
export type Reader = Audience | 'visitor'

/** The words of a notification in its list and in its push. */
export interface NoticeText {
  title: string
  body: string
}

/** A notification that is ready to be sent: to whom, by which channels, and in both languages. */
export type WrittenNotice<To extends Audience = Audience> = Registered<{
  audience: To
  push: boolean
  mail: boolean
  data: Record<Locale, NoticeText>
}>

/** A text for each language: the compiler rejects a message that lacks one. */
type InBoth<Params, Text> = Record<Locale, (params: Params) => Text>

/** Parameters for the preview. Each line shows another form of the text. */
type Samples<Params> = readonly [Params, ...Params[]]

type Choice<Params> = boolean | ((params: Params) => boolean)

interface NoticeSpec<To extends Audience, Params> extends InBoth<Params, NoticeText> {
  to: To
  /** False if it appears in the list only. */
  push?: Choice<Params>
  /** `by_sender` if the sender mails it with a button of its own (`mailOwner`). */
  mail?: Choice<Params> | 'by_sender'
  samples: Samples<Params>
}

export interface NoticeMessage<To extends Audience, Params> extends NoticeSpec<To, Params> {
  kind: 'notice'
  write: (params: Params) => WrittenNotice<To>
}

export interface MailMessage<Params> extends InBoth<Params, MailText> {
  kind: 'mail'
  to: readonly Reader[]
  samples: Samples<Params>
  write: (locale: Locale, params: Params) => Registered<RenderedMail>
}

export interface SmsMessage<Params> extends InBoth<Params, string> {
  kind: 'sms'
  to: readonly Reader[]
  samples: Samples<Params>
  write: (locale: Locale, params: Params) => Registered<string>
}

/** True if a notice with these parameters takes the channel. */
export const isSentBy = <Params>(choice: Choice<Params> | 'by_sender' | undefined, params: Params): boolean =>
  typeof choice === 'function' ? choice(params) : choice === true

// Only this file makes registered texts, so each cast below is the one way into a queue.
const register = <Text>(text: Text) => text as Registered<Text>

/** Parameters whose texts have both languages: a missing language takes the text of the other. */
const completeParams = <Params>(params: Params): Params =>
  typeof params === 'object' && params !== null
    ? // Only texts are replaced, by texts.
      (Object.fromEntries(Object.entries(params).map(([key, value]) => [key, isBilingual(value) ? completeSides(value) : value])) as Params)
    : params

/** Declares a notification. */
export const notice = <To extends Audience, Params>(spec: NoticeSpec<To, Params>): NoticeMessage<To, Params> => ({
  ...spec,
  kind: 'notice',
  write: (params) =>
    register({
      audience: spec.to,
      push: isSentBy(spec.push ?? true, params),
      mail: isSentBy(spec.mail, params),
      data: { ar: spec.ar(completeParams(params)), en: spec.en(completeParams(params)) },
    }),
})

/** Declares a mail. */
export const mail = <Params>(
  spec: InBoth<Params, MailText> & { to: readonly Reader[]; samples: Samples<Params> },
): MailMessage<Params> => ({
  ...spec,
  kind: 'mail',
  write: (locale, params) => register(renderMail(locale, spec[locale](completeParams(params)))),
})

/** Declares a text message. */
export const sms = <Params>(spec: InBoth<Params, string> & { to: readonly Reader[]; samples: Samples<Params> }): SmsMessage<Params> => ({
  ...spec,
  kind: 'sms',
  write: (locale, params) => register(spec[locale](completeParams(params))),
})
