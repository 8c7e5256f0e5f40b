import { broadcastLabels } from '@rahba/contract/broadcasts/broadcast-labels'
import type { BroadcastRecipient, BroadcastRow } from '@rahba/contract/broadcasts/broadcast-shapes'
import { broadcastAudiences, broadcastChannels, broadcastStatuses } from '@rahba/contract/broadcasts/broadcast-states'
import { comma, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { type ExportColumn, getColumn } from '../platform/lists/send-export.ts'

/** The columns of a file of broadcasts. */
export function broadcastColumns(locale: Locale): ExportColumn<BroadcastRow>[] {
  const column = getColumn<BroadcastRow>(broadcastLabels, locale)
  return [
    column('title', 'text', (row) => inLocale(row.title, locale)),
    column('audience', 'text', (row) => broadcastAudiences[row.audience][locale]),
    column('channels', 'text', (row) => row.channels.map((channel) => broadcastChannels[channel][locale]).join(comma[locale])),
    column('status', 'text', (row) => broadcastStatuses[row.status][locale]),
    column('scheduled_at', 'moment', (row) => row.scheduled_at),
    column('sent_at', 'moment', (row) => row.sent_at),
    column('reached', 'number', (row) => row.reached),
    column('read', 'number', (row) => row.read),
    column('mailed', 'number', (row) => row.mailed),
    column('pushed', 'number', (row) => row.pushed),
  ]
}

/** The columns of a file of the stores that one was put before. */
export function recipientColumns(locale: Locale): ExportColumn<BroadcastRecipient>[] {
  const column = getColumn<BroadcastRecipient>(broadcastLabels, locale)
  return [
    column('store_id', 'text', (row) => inLocale(row.store, locale)),
    column('is_read', 'flag', (row) => row.is_read),
    column('read_at', 'moment', (row) => row.read_at),
  ]
}
