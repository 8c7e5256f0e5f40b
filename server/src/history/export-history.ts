import { actorTypeNames } from '@rahba/contract/history/audited'
import { historyLabels } from '@rahba/contract/history/history-labels'
import { actionName, kindName } from '@rahba/contract/history/history-words'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { FastifyReply } from 'fastify'
import type { Db } from '../platform/db/types.ts'
import type { StoreWho } from '../platform/http/who.ts'
import { exportCap, getColumn, sendExport } from '../platform/lists/send-export.ts'
import { firstOfHistory, type HistoryFilters, type LogReader } from './read-history.ts'
import { firstOfTeamHistory, type TeamHistoryFilters } from './read-team-history.ts'

type TeamEntry = Awaited<ReturnType<typeof firstOfTeamHistory>>[number]
type Entry = Awaited<ReturnType<typeof firstOfHistory>>[number]

/** Returns the name of an entry's record. */
const called = ({ record }: Pick<Entry, 'record'>, locale: Locale) =>
  typeof record === 'string' ? record : record && inLocale(record, locale)

interface Ctx {
  db: Db
  reply: FastifyReply
  locale: Locale
}

/** The filtered log as a file, in its order: who did what to which record, when and from where. */
export async function exportHistory(
  { db, reply, locale }: Ctx,
  { format, ...query }: HistoryFilters & { format: ExportFormat; sort: string },
  { held, declared }: LogReader,
): Promise<null> {
  const resources = new Map([...declared].map((mounted) => [mounted.resource.name, mounted]))
  const getKind = (entity: string) => {
    const declaredAs = resources.get(entity)?.resource.labels.one
    return kindName(entity, locale) ?? (declaredAs ? inLocale(declaredAs, locale) : entity)
  }
  const column = getColumn<Entry>(historyLabels, locale)
  const columns = [
    column('at', 'moment', (row) => row.at),
    column('actor', 'text', (row) => row.actor_name),
    column('actor_type', 'text', (row) => inLocale(actorTypeNames[row.actor_type], locale)),
    column('action', 'text', (row) => actionName(row.action, locale)),
    column('entity', 'text', (row) => getKind(row.entity)),
    column('record', 'text', (row) => called(row, locale)),
    column('entity_id', 'text', (row) => row.entity_id),
    column('ip', 'text', (row) => row.ip),
    column('request_id', 'text', (row) => row.request_id),
  ]
  const rows = await firstOfHistory(db, query, { held, declared: [...resources.values()] }, exportCap)
  return sendExport(reply, locale, 'history', format, columns, rows)
}

/** Exports the filtered actions of a store's team as a file, in its order. */
export async function exportTeamHistory(
  { db, reply, locale, who }: Ctx & { who: Pick<StoreWho, 'store_id' | 'permissions'> },
  { format, ...query }: TeamHistoryFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  const column = getColumn<TeamEntry>(historyLabels, locale)
  const columns = [
    column('at', 'moment', (row) => row.at),
    column('actor', 'text', (row) => row.actor_name),
    column('action', 'text', (row) => actionName(row.action, locale)),
    column('entity', 'text', (row) => kindName(row.entity, locale) ?? row.entity),
    column('record', 'text', (row) => called(row, locale)),
  ]
  return sendExport(reply, locale, 'history', format, columns, await firstOfTeamHistory(db, query, who, exportCap))
}
