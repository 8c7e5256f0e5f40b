import { isAllowed } from '../kernel/action-table.ts'
import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/** The states of a development message: a store's wish or complaint about the platform itself. */
export const developmentStatuses = {
  new: { ar: 'غير مقروء', en: 'Unread' },
  read: { ar: 'مقروء', en: 'Read' },
  replied: { ar: 'تم الرد', en: 'Replied' },
  closed: { ar: 'مغلق', en: 'Closed' },
} as const satisfies Record<string, Bilingual>
export type DevelopmentStatus = keyof typeof developmentStatuses
export const developmentStatusKeys = typedKeys(developmentStatuses)

/** The parties who write in a development message. */
export const developmentAuthors = ['store', 'admin'] as const
type DevelopmentAuthor = (typeof developmentAuthors)[number]

interface DevelopmentAction extends Bilingual {
  from: readonly DevelopmentStatus[]
  to: DevelopmentStatus
  who: DevelopmentAuthor
  /** The text that the action needs. */
  needs?: 'message'
  /** Done by opening the message: nobody presses it. */
  by_opening?: true
}

/** The actions on a development message and who may take them. The server enforces this table and buttons are drawn from it. */
export const developmentActions = {
  read: { from: ['new'], to: 'read', who: 'admin', by_opening: true, ar: 'فتح المقترح', en: 'Open' },
  reply: { from: ['new', 'read', 'replied'], to: 'replied', who: 'admin', needs: 'message', ar: 'إرسال الرد', en: 'Send reply' },
  close: { from: ['new', 'read', 'replied'], to: 'closed', who: 'admin', ar: 'إغلاق', en: 'Close' },
  reopen: { from: ['closed'], to: 'read', who: 'admin', ar: 'إعادة الفتح', en: 'Reopen' },
  /** A new reply of the store makes the message unread, from any state. */
  answer: {
    from: ['new', 'read', 'replied', 'closed'],
    to: 'new',
    who: 'store',
    needs: 'message',
    ar: 'إرسال',
    en: 'Send',
  },
} as const satisfies Record<string, DevelopmentAction>
export type DevelopmentActionName = keyof typeof developmentActions

/** The actions of an admin. */
export const adminDevelopmentActions = ['read', 'reply', 'close', 'reopen'] as const satisfies readonly DevelopmentActionName[]

/** An admin's buttons for a message in a state, except the answer, which has a form. */
export const offeredDevelopmentActions = (status: DevelopmentStatus) =>
  adminDevelopmentActions.filter((name): name is Exclude<(typeof adminDevelopmentActions)[number], 'reply'> => {
    const action: DevelopmentAction = developmentActions[name]
    return !action.by_opening && !action.needs && isAllowed(developmentActions, name, status)
  })
