import { comma, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { type BroadcastRecipient, type BroadcastRow, broadcastLabels } from '@rahba/contract/notifications/broadcast-schemas'
import { broadcastAudiences, broadcastChannels, broadcastStatuses } from '@rahba/contract/notifications/broadcast-states'
import { columnOf, type ExportColumn } from '../../platform/lists/send-export.ts'

/** The columns of a file of broadcasts. */
export function broadcastColumns(locale: Locale): ExportColumn<BroadcastRow>[] {
  const column = columnOf<BroadcastRow>(broadcastLabels, locale)
  return [
    column('title', (row) => inLocale(row.title, locale)),
    column('audience', (row) => broadcastAudiences[row.audience][locale]),
    column('channels', (row) => row.channels.map((channel) => broadcastChannels[channel][locale]).join(comma[locale])),
    column('status', (row) => broadcastStatuses[row.status][locale]),
    column('scheduled_at', (row) => row.scheduled_at),
    column('sent_at', (row) => row.sent_at),
    column('reached', (row) => row.reached),
    column('read', (row) => row.read),
    column('mailed', (row) => row.mailed),
    column('pushed', (row) => row.pushed),
  ]
}

/** The columns of a file of the stores that one was put before. */
export function recipientColumns(locale: Locale): ExportColumn<BroadcastRecipient>[] {
  const column = columnOf<BroadcastRecipient>(broadcastLabels, locale)
  return [
    column('store_id', (row) => inLocale(row.store, locale)),
    column('is_read', (row) => row.is_read),
    column('read_at', (row) => row.read_at),
  ]
}
