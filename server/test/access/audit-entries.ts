import type { Baseline } from './baselines.ts'
import type { Change } from './captured-changes.ts'
import type { OpenWorld } from './open-world.ts'

/** Tables of side effects, which need no audit entry of their own: outgoing messages, counters, and jobs. */
const followers = new Set(['audit_log', 'notifications', 'outgoing_notices', 'order_history', 'files', 'codes', 'two_factor_challenges'])

interface AuditReport {
  calls: number
  tries: number
  entries: number
  faults: string[]
}

const address = '127.0.0.1'
// Changes of secrets, which no entry may contain.
const ofSecret = /password|two_factor|recovery_codes|invite/

// Columns that every save updates.
const stamps = new Set(['updated_at', 'version', 'last_seen_at', 'saved_by'])

/** A record that was saved as it stood has no entry. */
const isSavedAsItStood = ({ operation, before, after }: Change) =>
  operation === 'UPDATE' &&
  Object.keys(after ?? {}).every((column) => stamps.has(column) || JSON.stringify(before?.[column]) === JSON.stringify(after?.[column]))

/** Serialises a row without its id and timestamps. */
const getContent = (row: Change['before']) =>
  JSON.stringify(Object.entries(row ?? {}).filter(([column]) => column !== 'id' && column !== 'created_at' && !stamps.has(column)))

/** Leaves out rows that were removed and written again with the same content. */
function withoutReplaced(changes: readonly Change[]): Change[] {
  const kept: Change[] = []
  for (const change of changes) {
    const content = getContent(change.after)
    const removed =
      change.operation === 'INSERT'
        ? kept.findIndex(
            ({ table, operation, before }) => table === change.table && operation === 'DELETE' && getContent(before) === content,
          )
        : -1
    if (removed === -1) kept.push(change)
    else kept.splice(removed, 1)
  }
  return kept
}

const getSubject = (who: Baseline['who']): string | null =>
  who === null ? null : who.audience === 'admin' ? who.admin_id : who.audience === 'store' ? who.member_id : who.user_id

function findFaults({ endpoint, who }: Baseline, changes: readonly Change[]): string[] {
  const faults: string[] = []
  const entries = changes.filter(({ table }) => table === 'audit_log')
  const rows = withoutReplaced(changes).filter((change) => !followers.has(change.table) && !isSavedAsItStood(change))
  const summaries = entries.map(({ after }) => `${after?.action} ${after?.entity} ${after?.entity_id}`)
  const [twice] = summaries.filter((one, at) => summaries.indexOf(one) !== at)
  if (twice) faults.push(`two entries of ${twice}`)
  // every transaction that changed something tells of it; a call that deals with many records has an entry for each, and one of the call itself
  for (const transaction of new Set(rows.map((row) => row.transaction))) {
    const tables = [...new Set(rows.flatMap((row) => (row.transaction === transaction ? [row.table] : [])))]
    if (transaction === '0') faults.push(`${tables} changed outside a transaction`)
    if (!entries.some((entry) => entry.transaction === transaction)) faults.push(`no entry in the transaction that changed ${tables}`)
  }
  const many = endpoint.atomic === false || /bulk/.test(endpoint.path)
  if (entries.length > 1 && !many) faults.push(`${entries.length} entries: ${summaries.join('; ')}`)
  for (const { after, transaction } of entries) {
    if (!after) continue
    const ofTheCall = many && after.entity_id === null
    if (rows.length > 0 && !ofTheCall && !rows.some((row) => row.transaction === transaction))
      faults.push(`the entry ${after.action} was written in another transaction than the change`)
    if (after.actor_type !== (who?.audience ?? 'visitor') || after.actor_id !== getSubject(who))
      faults.push(`the entry ${after.action} names ${after.actor_type} ${after.actor_id}`)
    if (after.ip !== address) faults.push(`the entry ${after.action} has the address ${after.ip}`)
    if (!after.request_id || !after.entity || !after.action) faults.push(`the entry ${after.action} lacks its request or record`)
    if (rows.length > 0 && !ofSecret.test(String(after.action)) && after.before === null && after.after === null)
      faults.push(`the entry ${after.action} tells of nothing before or after`)
  }
  return faults
}

/** Makes every audited request and looks at the entries beside what it changed. */
export async function auditEntries(open: OpenWorld, baselines: Iterable<Baseline>): Promise<AuditReport> {
  const report: AuditReport = { calls: 0, tries: 0, entries: 0, faults: [] }
  for (const baseline of baselines) {
    const { endpoint, request } = baseline
    if (endpoint.method === 'GET' || !endpoint.audit || !('action' in endpoint.audit)) continue
    report.tries++
    const { status, changes } = await open.attempt(request)
    if (status >= 300) continue
    report.calls++
    report.entries += changes.filter(({ table }) => table === 'audit_log').length
    report.faults.push(...findFaults(baseline, changes).map((fault) => `${endpoint.method} ${endpoint.path}: ${fault}`))
  }
  return report
}
