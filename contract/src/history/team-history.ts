import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { daySchema } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { historyEntry } from './history.ts'
import * as calls from './team-history.calls.ts'
import { teamHistoryKinds } from './team-history-kinds.ts'

const teamEntry = historyEntry.omit({ ip: true, actor_type: true, request_id: true }).extend({ actor_id: z.uuid().nullable() })
export type TeamHistoryRow = z.output<typeof teamEntry>

const shared = { tags: ['stores'], access: { audience: 'store', permissions: ['team'] }, owner: 'store' } as const
const filters = {
  /** Searches by the name a record has or had, by an order's number, or by name, email or mobile of a member. */
  q: pageQuery.q,
  sort: sortParam(['at'], '-at'),
  /** A member of the team. */
  actor_id: z.uuid('uuid').optional(),
  entity: z.enum(typedKeys(teamHistoryKinds)).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
}

export const listTeamHistory = endpoint({
  ...shared,
  ...calls.listTeamHistory,
  summary: "List the activity of the store's team, newest first, except kinds the caller can't open. Search by record or person",
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(teamEntry),
})

export const exportTeamHistory = endpoint({
  ...shared,
  ...calls.exportTeamHistory,
  summary: 'Export the filtered team activity as a file. The changes of each entry are only in the list',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
