import { isAllowed } from '../kernel/action-table.ts'
import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/** The states of a visitor's message. The form's guard, or an admin, marks spam. */
export const contactStatuses = {
  new: { ar: 'جديدة', en: 'New' },
  read: { ar: 'مقروءة', en: 'Read' },
  replied: { ar: 'تم الرد', en: 'Replied' },
  closed: { ar: 'مغلقة', en: 'Closed' },
  spam: { ar: 'غير مرغوب فيها', en: 'Spam' },
} as const satisfies Record<string, Bilingual>
export type ContactStatus = keyof typeof contactStatuses
export const contactStatusKeys = typedKeys(contactStatuses)

/** The reasons of the form's guard to mark a message as spam. */
export const spamReasons = {
  trap: { ar: 'تمت تعبئة حقل مخفي عن الزوار', en: 'A field hidden from visitors was filled in' },
  no_proof: { ar: 'لم تُرسل من نموذج التواصل الأصلي', en: 'Not sent from the original contact form' },
  too_fast: { ar: 'أُرسلت في وقت لا يكفي لكتابتها', en: 'Sent faster than anyone can type' },
  links: { ar: 'تحتوي على روابط ولم تُكتب في نموذج التواصل', en: 'Contains links and wasn’t written in the contact form' },
  repeated: { ar: 'وصل النص نفسه خلال آخر 24 ساعة', en: 'The same text arrived in the last 24 hours' },
  used_proof: { ar: 'تكرر إرسال النموذج نفسه', en: 'The same form was already sent' },
  marked: { ar: 'حددها أحد المشرفين', en: 'Marked by an admin' },
} as const satisfies Record<string, Bilingual>
export type SpamReason = keyof typeof spamReasons
export const spamReasonKeys = typedKeys(spamReasons)

interface ContactAction extends Bilingual {
  from: readonly ContactStatus[]
  to: ContactStatus
  /** The text that the action needs: the reply that is emailed to the visitor. */
  needs?: 'reply'
  /** Done by opening the message: nobody presses it. */
  by_opening?: true
}

/** The actions of an admin on a visitor's message. The server enforces this table and buttons are drawn from it. */
export const contactActions = {
  read: { from: ['new'], to: 'read', by_opening: true, ar: 'فتح الرسالة', en: 'Open' },
  reply: { from: ['new', 'read', 'replied'], to: 'replied', needs: 'reply', ar: 'إرسال الرد', en: 'Send reply' },
  close: { from: ['new', 'read', 'replied'], to: 'closed', ar: 'إغلاق', en: 'Close' },
  reopen: { from: ['closed'], to: 'read', ar: 'إعادة الفتح', en: 'Reopen' },
  mark_spam: { from: ['new', 'read', 'closed'], to: 'spam', ar: 'تحديد كغير مرغوب فيها', en: 'Mark as spam' },
  not_spam: { from: ['spam'], to: 'read', ar: 'إزالة من غير المرغوب فيها', en: 'Not spam' },
} as const satisfies Record<string, ContactAction>
export type ContactActionName = keyof typeof contactActions
export const contactActionNames = typedKeys(contactActions)

/** The buttons of a message in a state, except the answer, which has a form. */
export const offeredContactActions = (status: ContactStatus) =>
  contactActionNames.filter((name): name is Exclude<ContactActionName, 'reply'> => {
    const action: ContactAction = contactActions[name]
    return !action.by_opening && !action.needs && isAllowed(contactActions, name, status)
  })
