import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getSteps } from '../server/src/platform/db/migration-steps.ts'
import type { Finding, Source } from './house-source.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The first migration that the rules hold for. Those before are the baseline, which runs on an empty database. */
export const firstChecked = 3

export const getNumber = (file: string): number => Number(file.match(/(?:^|\/)(\d{4})_[^/]*\.sql$/)?.[1] ?? -1)

// Matters of taste, and what the runner sets itself (server/src/platform/db/migrate.ts).
const excluded = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'identifier-too-long',
]

/** Rules of squawk for changes that break nodes of the previous release. */
const breaking = ['ban-drop-column', 'ban-drop-table', 'renaming-column', 'renaming-table', 'changing-column-type']

/** Tables that hold a row for each order or more in a market that runs: one statement that writes all rows keeps all of them locked. */
const large = new Set(
  'orders order_lines order_history ledger_transactions ledger_entries ledger_accounts payments sessions notifications audit_log products users addresses invoices chat_messages idempotency_keys product_changes device_tokens'.split(
    ' ',
  ),
)

const separator = '--> statement-breakpoint'
const blank = (text: string) => text.replace(/[^\n]/g, '')
const getLine = (text: string, at: number) => text.slice(0, at).split('\n').length
const withoutComments = (text: string) => text.replace(/--.*$/gm, (part) => ' '.repeat(part.length))

interface Placed {
  /** The text of the step with everything before it blanked out, so that lines keep their numbers. */
  text: string
  inTransaction: boolean
}

function placedSteps(text: string): Placed[] {
  let before = ''
  return getSteps(text.split(separator)).map(({ statements, inTransaction }) => {
    const own = statements.join(separator)
    const placed = { text: blank(before) + own.replaceAll(separator, ''), inTransaction }
    before += own + separator
    return placed
  })
}

interface Squawk {
  file: string
  line: number
  rule_name: string
  message: string
}

/** Runs squawk, a linter of PostgreSQL migrations, over each step. It is told which steps run in a transaction. */
function squawk(sources: readonly Source[]): Finding[] {
  const binary = join(root, 'node_modules/squawk-cli/js/bin/squawk')
  if (!existsSync(binary)) throw new Error('squawk is not installed: run npm ci')
  const folder = mkdtempSync(join(tmpdir(), 'rahba-squawk-'))
  const names = new Map<string, string>()
  try {
    for (const { file, text } of sources)
      for (const [n, step] of placedSteps(text).entries()) {
        const name = join(folder, `${step.inTransaction ? 'in' : 'out'}-${names.size}-${n}.sql`)
        names.set(name, file)
        writeFileSync(name, step.text)
      }
    return ['in', 'out'].flatMap((kind) => {
      const files = [...names.keys()].filter((name) => name.startsWith(join(folder, `${kind}-`)))
      if (files.length === 0) return []
      const flags = ['--pg-version', '15.0', '--reporter', 'json', ...excluded.flatMap((rule) => ['--exclude', rule])]
      const { stdout } = spawnSync(process.execPath, [binary, ...flags, ...(kind === 'in' ? ['--assume-in-transaction'] : []), ...files], {
        encoding: 'utf8',
      })
      return (JSON.parse(stdout) as Squawk[]).map(({ file, line, rule_name, message }) => ({
        file: names.get(file) ?? file,
        line: line + 1,
        rule: `${rule_name}: ${message}`,
      }))
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A rule is set aside with its reason in the line above: `-- Why: …`, or `-- Contract of 0050: …` for what the release before may not live with. */
function unexplained({ file, text }: Source, released: number): Finding[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const rules = line.match(/^\s*-- squawk-ignore(?:-file)?\s+(.*)$/)?.[1]
    if (rules === undefined) return []
    const above = lines[index - 1] ?? ''
    const rule = (say: string) => [{ file, line: index + 1, rule: say }]
    if (!rules.split(/[\s,]+/).some((name) => breaking.includes(name)))
      return /^-- Why: .{10}/.test(above) ? [] : rule('a rule is set aside without its reason: write `-- Why: …` in the line above')
    const expanded = above.match(/^-- Contract of (\d{4}): .{10}/)?.[1]
    if (!expanded) return rule('what the release before reads may go in a contract alone: write `-- Contract of NNNN: …` in the line above')
    return Number(expanded) <= released
      ? []
      : rule(`migration ${expanded} is not released yet, so nodes of the last release still need this`)
  })
}

/** The body of a function runs when it is called, and not in the migration. */
const withoutFunctions = (text: string) => text.replace(/\bcreate (?:or replace )?function\b[\s\S]*?(\$\w*\$)[\s\S]*?\1/gi, blank)

/** Checks rules that squawk does not have: rows written under a lock, and misspelled marks. */
function ownRules({ file, text }: Source): Finding[] {
  const found: Finding[] = []
  const tell = (line: number, rule: string) => found.push({ file, line, rule })
  const made = new Set([...text.matchAll(/\bcreate table (?:if not exists )?"?(\w+)"?/gi)].map(([, name]) => name))
  for (const { text: step, inTransaction } of placedSteps(text)) {
    const code = withoutFunctions(withoutComments(step))
    const altered = [...code.matchAll(/\balter table (?:only )?(?:"?public"?\.)?"?(\w+)"?/gi)].some(([, name]) => !made.has(name))
    for (const match of code.matchAll(/(?<!\b(?:on|or|after|before|for|key) )\b(update|delete from|insert into) "?(\w+)"?(?=[\s(])/gi)) {
      const [, verb = '', table = ''] = match
      const line = getLine(code, match.index)
      if (inTransaction && altered) tell(line, 'a transaction that alters a table writes no rows: begin another with `-- transaction: new`')
      else if (inTransaction && verb.toLowerCase() !== 'insert into' && large.has(table))
        tell(line, `rows of ${table} are written in batches that commit: \`-- transaction: none\` and a DO block`)
    }
  }
  for (const { text: step, inTransaction } of placedSteps(text)) {
    const at = withoutComments(step).search(/\bconcurrently\b/i)
    if (inTransaction && at >= 0) tell(getLine(step, at), 'what is done concurrently is in no transaction: `-- transaction: none`')
  }
  for (const match of text.matchAll(/^-- ?transaction:? ?(.*)$/gm))
    if (!/^-- transaction: (new|none)$/.test(match[0]))
      tell(getLine(text, match.index), 'a mark is `-- transaction: new` or `-- transaction: none`')
  return found
}

/** Finds statements that would stop the nodes that run during these migrations. `released` is the number of the last released migration. */
export const migrationFindings = (sources: readonly Source[], released: number): Finding[] =>
  [...squawk(sources), ...sources.flatMap((source) => [...unexplained(source, released), ...ownRules(source)])].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  )
