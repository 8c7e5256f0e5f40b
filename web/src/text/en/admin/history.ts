import { actionName, kindName } from '@rahba/contract/history/history-words'
import type { text as ar } from '../../ar/admin/history.ts'

export const text: typeof ar = {
  title: 'History',
  none: 'No changes recorded yet.',
  yes: 'Yes',
  no: 'No',
  changed: 'changed',
  others: 'Other details changed',
  empty: 'none',
  more: 'Show older',
  screen: {
    title: 'Activity log',
    search: 'Name, mail, number or id',
    changes: 'Before and after',
    admin: 'Admin',
    from: 'From day',
    to: 'To day',
    showAll: (n) => `Show all changes (${n})`,
    showLess: 'Show fewer',
    empty: 'Nothing recorded yet',
    emptyHint: 'Everything added, changed or deleted is recorded here: who did it, when, from where, and what changed.',
  },
  kindName: (kind: string) => kindName(kind, 'en'),
  actionName: (action: string) => actionName(action, 'en'),
}
