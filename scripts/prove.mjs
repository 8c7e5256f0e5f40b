// `npm run prove [-- --small] [--seed=n] [--only=G4,G5]`: every harness of the reliability goals at the size of a night, and one table of what came out.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onOwnNode } from './own-node.mjs'
import { readProveOptions } from './prove-options.mjs'

await onOwnNode()
const { buildWeb } = await import('./build-web.mjs')
const { runTool } = await import('./run.mjs')

const races = 'server/test/races'
/** With `web` the harness opens pages of the built web. @type {{ goal: string, what: string, project: string, files: string[], web?: boolean }[]} */
const harnesses = [
  { goal: 'G4', what: 'properties of prices and refunds', project: 'contract', files: ['contract/src/orders'] },
  { goal: 'G4', what: 'the ledger against its model', project: 'server', files: ['server/src/money/ledger/ledger-model.test.ts'] },
  { goal: 'G4', what: 'cards against their model', project: 'server', files: ['server/src/money/gateway/cards-model.test.ts'] },
  {
    goal: 'I1-I14',
    what: 'each broken promise of the books is named',
    project: 'server',
    files: ['server/src/money/ledger/proof.test.ts'],
  },
  { goal: 'G1', what: 'the last piece in stock', project: 'server', files: [`${races}/last-stock.test.ts`] },
  { goal: 'G2', what: 'the last use of a code', project: 'server', files: [`${races}/last-use.test.ts`] },
  { goal: 'G3', what: 'refunds and invoices at once', project: 'server', files: [`${races}/refunds.test.ts`, `${races}/invoices.test.ts`] },
  { goal: 'G3', what: 'payouts at once', project: 'server', files: [`${races}/payouts.test.ts`] },
  { goal: 'G16', what: 'guessing, locking out and telling who is known', project: 'server', files: ['server/test/guessing.test.ts'] },
  { goal: 'G10', what: 'one key, five copies', project: 'server', files: [`${races}/same-key.test.ts`] },
  { goal: 'G26', what: 'anomalies of the isolation', project: 'server', files: [`${races}/anomalies.test.ts`] },
  {
    goal: 'G17',
    what: 'revocation over two nodes',
    project: 'server',
    files: [`${races}/revocation.test.ts`, `${races}/old-tokens.test.ts`],
  },
  { goal: 'G19', what: 'headers of every surface', project: 'server', files: ['server/test/response-headers.test.ts'] },
  { goal: 'G5', what: 'kill -9 of the server', project: 'server', files: ['server/test/kills/server.test.ts'] },
  { goal: 'G6', what: 'kill -9 of the database', project: 'server', files: ['server/test/kills/database.test.ts'] },
  { goal: 'G6', what: 'connections to the database that end', project: 'server', files: ['server/test/kills/lost-connections.test.ts'] },
  { goal: 'G8', what: 'services that are away', project: 'server', files: ['server/test/resilience'] },
  { goal: 'G11', what: 'kill -9 of what sends messages', project: 'server', files: ['server/test/kills/outbox.test.ts'] },
  { goal: 'G12', what: 'requests made from OpenAPI', project: 'server', files: ['server/test/fuzz'] },
  { goal: 'G14', what: 'text that acts', project: 'server', files: ['server/test/xss'], web: true },
  { goal: 'G20', what: 'packages and secrets', project: 'house', files: ['scripts/dependencies.test.ts'] },
  { goal: 'G23', what: 'soak', project: 'server', files: ['server/test/soak'], web: true },
  { goal: 'G25', what: 'five times what a node can answer', project: 'server', files: ['server/test/overload'] },
  { goal: 'G13', what: 'who may call what, against a table by hand', project: 'server', files: ['server/test/policy'] },
  { goal: 'G13 G27', what: 'what belongs to others, and audit entries', project: 'server', files: ['server/test/access'] },
  {
    goal: 'G27',
    what: 'history that can’t be changed',
    project: 'server',
    files: ['server/test/audit-rights.test.ts', 'server/src/platform/audit/seal-log.test.ts'],
  },
  { goal: 'S8', what: 'bad values in every body', project: 'server', files: ['server/test/bad-input.test.ts'] },
  { goal: 'G15', what: 'hostile uploads', project: 'server', files: ['server/test/uploads/corpus.test.ts'] },
  { goal: 'G9', what: 'disk full for files', project: 'server', files: ['server/test/disk/files.test.ts'] },
  { goal: 'G9', what: 'disk full for the log of the database', project: 'server', files: ['server/test/disk/wal.test.ts'] },
  { goal: 'G7', what: 'the network to the database cut', project: 'server', files: ['server/test/kills/network.test.ts'] },
  { goal: 'G22', what: 'migrations under load', project: 'server', files: ['server/test/migrations'] },
  { goal: 'G22', what: 'migrations that stop running nodes', project: 'house', files: ['scripts/migration-rules.test.ts'] },
  { goal: 'G24', what: 'rolling restarts of two nodes', project: 'server', files: ['server/test/restarts'] },
]

const options = readProveOptions(process.argv.slice(2), [...new Set(harnesses.flatMap(({ goal }) => goal.split(' ')))])
if ('ending' in options) {
  ;(options.ending ? console.error : console.log)(options.message)
  process.exit(options.ending)
}
const { seed, only } = options

/** What a night does; small is what the harnesses do by themselves in every run of the tests, but with every fault planted and a small market. */
const size = options.small
  ? { MARKET_ROWS: '20000' }
  : {
      LEDGER_RUNS: '2000',
      LEDGER_COMMANDS: '100',
      CARD_RUNS: '150',
      CARD_COMMANDS: '60',
      RACE_SCALE: '10',
      GUESSES: '10000',
      GUESS_SOURCES: '500',
      GUESS_TIMES: '500',
      KILLS: '200',
      RESTARTS: '20',
      DISK_UPLOADS: '200',
      LOST_CONNECTIONS: '1000',
      NETWORK_CUTS: '10',
      OVERLOAD_SECONDS: '60',
      SOAK_SECONDS: '1800',
      OUTBOX_KILLS: '50',
      FUZZ_REQUESTS: '300000',
      FUZZ_SECONDS: '3600',
      ACCESS_TRIES: '20',
      ACCESS_SECONDS: '600',
      XSS_PAYLOADS: '500',
      XSS_MUTATIONS: '20000',
      XSS_DETAILS: '4',
    }

const chosen = harnesses.filter(({ goal }) => !only || goal.split(' ').some((one) => only.includes(one)))
if (chosen.some(({ web }) => web) && !(await buildWeb())) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'rahba-prove-'))

/** @param {string} file @returns {string} what stands in it, nothing where it was never written */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** @type {string[][]} */
const rows = []
let failed = false
for (const [n, { goal, what, project, files }] of chosen.entries()) {
  console.log(`--- ${goal} ${what}`)
  const report = join(folder, `${n}.jsonl`)
  const count = join(folder, `${n}.count`)
  const from = Date.now()
  const passed = await runTool('vitest', ['run', '--project', project, '--testTimeout=3600000', ...files], {
    env: { ...size, PLANTS: 'all', PROVE_REPORT: report, PROVE_SEED: String(seed), RAHBA_COUNT: count },
  })
  if (!passed) failed = true
  const result = `${passed ? 'holds' : 'FAILED'}, ${Math.round((Date.now() - from) / 1000)} s`
  const tests = /** @type {{ passed?: number, failed?: number }} */ (JSON.parse(read(count) || '{}'))
  const told = read(report).split('\n').filter(Boolean)
  for (const line of told) {
    const run = JSON.parse(line)
    rows.push([run.goal, run.what, run.runs, String(run.seed), result])
  }
  if (told.length === 0 || !passed) rows.push([goal, what, `${tests.passed ?? 0} tests, ${tests.failed ?? 0} failed`, String(seed), result])
}
rmSync(folder, { recursive: true, force: true })

const table = [['goal', 'what', 'runs', 'seed', 'result'], ...rows]
const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
console.log('')
for (const row of table)
  console.log(
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
console.log(
  `\n${failed ? 'Something does not hold.' : 'Everything holds.'} The same again: npm run prove -- --seed=${seed}${options.small ? ' --small' : ''}`,
)
process.exit(failed ? 1 : 0)
