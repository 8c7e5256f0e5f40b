import type { text as ar } from '../../ar/admin/chat-reports.ts'

export const text: typeof ar = {
  title: 'Reported conversations',
  report: 'Report',
  search: 'Name of the store or shopper',
  noName: 'Shopper without a name',
  facts: 'Report',
  decision: 'Decision',
  blocks: 'Block',
  blocked: { none: 'Not blocked', store: 'Blocked by the store', user: 'Blocked by the shopper', both: 'Blocked by both' },
  upTo: 'Last message when it was reported',
  message: (n) => `No. ${n}`,
  read: 'Read the conversation',
  readHint: 'Every reading of the conversation is kept under your name in the activity log.',
  handleTitle: 'Record what was done',
  handleBody: 'What you write stays with the administrators. Whoever reported is told that somebody looked into it.',
  handleNote: 'What was done?',
  dismissTitle: 'Dismiss the report?',
  dismissBody: 'Whoever reported is told that we looked and found nothing against the terms.',
  dismissNote: 'Note for administrators',
  done: 'Done',
  empty: {
    title: 'No reports here',
    body: 'When a store or a shopper reports a conversation, it appears here for an administrator to look into.',
  },
}
