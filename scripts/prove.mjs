// `npm run prove [-- --small] [--seed=n] [--only=G4,G5]`: every harness of the reliability goals at the size of a night, and one table of what came out.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { onOwnNode } from './own-node.mjs'
import { goalNames, harnesses, proves } from './prove-harnesses.mjs'
import { readProveOptions } from './prove-options.mjs'
import { formatTable, summarise, toRows } from './prove-table.mjs'

await onOwnNode()
const { buildServer } = await import('./build-server.mjs')
const { buildWeb } = await import('./build-web.mjs')
const { runTool } = await import('./run.mjs')

const options = readProveOptions(process.argv.slice(2), goalNames)
if ('ending' in options) {
  ;(options.ending ? console.error : console.log)(options.message)
  process.exit(options.ending)
}
const { seed, only } = options

/** The sizes of a night, and those of a change (`--small`), which are larger than those of `npm test`. Both plant every fault. */
const size = options.small
  ? { MARKET_ROWS: '20000', GUESS_TIMES: '60', RACE_SCALE: '1', KILLS: '6', LOST_CONNECTIONS: '60', FUZZ_REQUESTS: '6000' }
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
      OUTBOX_KILLS: '200',
      WEBHOOKS: '1000',
      FUZZ_REQUESTS: '300000',
      FUZZ_SECONDS: '3600',
      ACCESS_TRIES: '20',
      ACCESS_SECONDS: '600',
      XSS_PAYLOADS: '500',
      XSS_MUTATIONS: '20000',
      XSS_DETAILS: '4',
    }

const chosen = harnesses.filter(({ goal }) => !only || proves(goal, only))
// A planted fault that no longer fits its source ends the run here, and not hours later in its harness.
if (!(await runTool('vitest', ['run', '--project', 'server', 'server/test/races/plants.test.ts'], { env: { PLANTS: 'all' } })))
  process.exit(1)
if (chosen.some(({ web }) => web) && !(await buildWeb())) process.exit(1)
if (chosen.some(({ server }) => server) && !(await buildServer())) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'rahba-prove-'))

/** @param {string} file @returns {string} what stands in it, nothing where it was never written */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** @type {import('./prove-table.mjs').Row[]} */
const rows = []
for (const [n, { goal, what, project, files }] of chosen.entries()) {
  console.log(`--- ${goal} ${what}`)
  const report = join(folder, `${n}.jsonl`)
  const count = join(folder, `${n}.count`)
  const from = Date.now()
  const passed = await runTool('vitest', ['run', '--project', project, '--testTimeout=3600000', ...files], {
    env: { ...size, PLANTS: 'all', PROVE_REPORT: report, PROVE_SEED: String(seed), RAHBA_COUNT: count },
  })
  const tests = /** @type {{ passed?: number, failed?: number }} */ (JSON.parse(read(count) || '{}'))
  const told = read(report)
    .split('\n')
    .filter(Boolean)
    .map((line) => /** @type {import('./prove-table.mjs').Told} */ (JSON.parse(line)))
  const seconds = Math.round((Date.now() - from) / 1000)
  rows.push(...toRows({ goal, what, passed, tests, seconds, seed, load: loadavg()[0] ?? 0 }, told))
}
rmSync(folder, { recursive: true, force: true })

console.log(`\n${formatTable(rows, cpus().length)}`)
const { ending, message } = summarise(rows)
console.log(
  `\n${message} The same again: npm run prove -- --seed=${seed}${options.small ? ' --small' : ''}${only ? ` --only=${only.join()}` : ''}`,
)
process.exit(ending)
