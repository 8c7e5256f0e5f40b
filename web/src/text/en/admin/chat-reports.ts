import type { text as ar } from '../../ar/admin/chat-reports.ts'

export const text: typeof ar = {
  title: 'Reported conversations',
  report: 'Report',
  search: 'Search by store or customer name',
  noName: 'Customer without a name',
  facts: 'Report details',
  decision: 'Review',
  blocks: 'Block status',
  blocked: { none: 'Not blocked', store: 'Blocked by the store', user: 'Blocked by the customer', both: 'Blocked by both' },
  upTo: 'Last message when reported',
  message: (n) => `No. ${n}`,
  read: 'Read conversation',
  readHint: 'Each time you read the conversation, it’s recorded under your name in the activity log.',
  handleTitle: 'Record action taken',
  handleBody: 'Only admins see your note. The reporter gets notified that the report was reviewed.',
  handleNote: 'Action taken',
  dismissTitle: 'Dismiss report?',
  dismissBody: 'The reporter gets notified that we reviewed the report and found no violation.',
  dismissNote: 'Note for admins',
  done: 'Saved',
  empty: {
    title: 'No reports here',
    body: 'When a store or customer reports a conversation, the report appears here for review.',
  },
}
