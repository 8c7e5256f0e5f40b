import type { Audience } from '@rahba/contract/kernel/audiences'
import type { NoticeText, WrittenNotice } from '../src/messages/message.ts'
import type { Notice } from '../src/notifications/notify.ts'
import type { Registered } from '../src/platform/registered.ts'

interface Words<To extends Audience> {
  audience: To
  data: { ar: NoticeText; en: NoticeText }
  push?: boolean
  mail?: boolean
}

/** Makes a text of a test's own pass for one of the registry. */
export const registered = <Text>(text: Text) => text as Registered<Text>

/** A notice with words of a test's own, which the registry does not have. */
export const testNotice = <To extends Audience>({
  audience,
  data,
  push = true,
  mail = false,
  ...notice
}: Words<To> & Omit<Notice, 'message'>): Omit<Notice, 'message'> & { message: WrittenNotice<To> } => ({
  ...notice,
  message: registered({ audience, data, push, mail }),
})
