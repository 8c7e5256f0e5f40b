import { actionName, kindName } from '@rahba/contract/history/history-words'
import type { text as ar } from '../../ar/admin/history.ts'

export const text: typeof ar = {
  title: 'History',
  none: 'No changes recorded yet.',
  yes: 'Yes',
  no: 'No',
  changed: '(changed)',
  parts: ({ added, removed, changed }) =>
    [added > 0 && `${added} added`, removed > 0 && `${removed} removed`, changed > 0 && `${changed} changed`].filter(Boolean).join(', '),
  others: 'Other details changed',
  empty: 'none',
  more: 'Show older',
  screen: {
    title: 'Activity log',
    search: 'Search by name, email, number or ID',
    changes: 'Before and after',
    admin: 'Admin',
    from: 'From',
    to: 'To',
    showAll: (n) => `Show all changes (${n})`,
    showLess: 'Show fewer',
    empty: 'No activity recorded yet',
    emptyHint: 'Every addition, change and deletion is recorded here: who made it, when, from where and what changed.',
  },
  kindName: (kind: string) => kindName(kind, 'en'),
  actionName: (action: string) => actionName(action, 'en'),
}
