import type { Locale } from '@rahba/contract/kernel/locale'
import { storeChoicesPath } from '@rahba/contract/notifications/notice-links'
import type { WrittenNotice } from '../messages/message.ts'
import { noticeButtons, noticeMailMessages } from '../messages/notice-mail.ts'
import type { RenderedMail } from '../platform/mail/template.ts'
import type { Registered } from '../platform/registered.ts'

/** A broadcast as a mail to the owner of a store, in their language. `url` is PUBLIC_URL. */
export const broadcastMail = (
  { data }: WrittenNotice<'store'>,
  { name: person, locale, url }: { name: string; locale: Locale; url: string },
): Registered<RenderedMail> =>
  noticeMailMessages.notice.write(locale, {
    notice: data[locale],
    person,
    button: { label: noticeButtons.general, url: `${url}/${locale}/store/notifications` },
    choices: `${url}/${locale}${storeChoicesPath}`,
  })
