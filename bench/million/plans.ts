/** A node of a plan as `EXPLAIN (ANALYZE, FORMAT JSON)` tells it; the parts read here. */
interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

export interface Ran {
  ms: number
  plan: Node
  text: string
}

/** The plan that the database tells with a notice (auto_explain); undefined for any other notice. */
export function planIn(message: string): Ran | undefined {
  const found = /^duration: ([\d.]+) ms\s+plan:\s*(\{[\s\S]*)$/.exec(message)
  if (!found?.[1] || !found[2]) return undefined
  const { Plan, 'Query Text': text } = JSON.parse(found[2]) as { Plan: Node; 'Query Text': string }
  return { ms: Number(found[1]), plan: Plan, text }
}

/** The number of rows that one scan of a big table may read. A late page and the count of a total fit in. */
const maxScan = { scanned: 20_000, found: 60_000 }

interface Scan {
  table: string
  how: string
  rows: number
  fault: boolean
}

const toRows = (node: Node) =>
  Math.round(
    (node['Actual Loops'] ?? 0) *
      ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)),
  )

function scansIn(node: Node, big: ReadonlySet<string>, inside: string | undefined): Scan[] {
  const table = node['Relation Name'] ?? inside
  const below = (node.Plans ?? []).flatMap((child) => scansIn(child, big, node['Node Type'].startsWith('Bitmap') ? table : undefined))
  const isScan = node['Node Type'].endsWith('Scan') && table && big.has(table)
  if (!isScan || node['Node Type'] === 'Bitmap Heap Scan') {
    // what the index found is read again from the table, and thrown away there
    if (isScan) for (const scan of below) if (scan.table === table) scan.fault ||= toRows(node) > maxScan.found
    return below
  }
  const rows = toRows(node)
  const sequential = node['Node Type'] === 'Seq Scan'
  const how = sequential ? (rows > maxScan.scanned ? 'SEQ SCAN' : 'from its first rows') : (node['Index Name'] ?? node['Node Type'])
  return [{ table, how, rows, fault: rows > (sequential ? maxScan.scanned : maxScan.found) }, ...below]
}

/** How statements read big tables, each way once, whether that is by more than the keys of rows found elsewhere, and whether one of them read too much. */
export function getReading(ran: readonly Ran[], big: ReadonlySet<string>): { line: string; searched: boolean; fault: boolean } {
  // who asks is looked up before every list
  const scans = ran.filter(({ text }) => !/\bfrom sessions\b/.test(text)).flatMap(({ plan }) => scansIn(plan, big, undefined))
  const ways = new Map<string, { rows: number; fault: boolean }>()
  for (const { table, how, rows, fault } of scans) {
    const way = `${table}: ${how}`
    const known = ways.get(way)
    ways.set(way, { rows: Math.max(rows, known?.rows ?? 0), fault: fault || (known?.fault ?? false) })
  }
  const line = [...ways].map(([way, { rows, fault }]) => `${way} (${rows}${fault ? ' ROWS READ' : ''})`).join(', ')
  return { line, searched: scans.some(({ how }) => !how.endsWith('_pkey')), fault: scans.some(({ fault }) => fault) }
}
