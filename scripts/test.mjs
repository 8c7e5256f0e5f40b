// `npm test`: types, lint and unused code beside the web's build and the demo market, unit and server tests, browser tests. Goes on after a failure; the last line is the sum.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { useQuickFolder } = await import('./quick-folder.mjs')
useQuickFolder()
const { buildWeb } = await import('./build-web.mjs')
const { checkLint, checkTypes, checkUnused } = await import('./checks.mjs')
const { beginMarket, runBrowserTests } = await import('./browser-tests.mjs')
const { runTool } = await import('./run.mjs')

const folder = mkdtempSync(join(tmpdir(), 'rahba-test-'))
const sum = { passed: 0, failed: 0 }
/** Names of the failed tests. They are repeated at the end, because the beginning of a long log may be cut. @type {string[]} */
const failures = []

/** @param {string} title @param {number} passed @param {number} failed @param {readonly string[]} [names] */
function add(title, passed, failed, names = [title]) {
  sum.passed += passed
  sum.failed += failed
  if (failed > 0) failures.push(...(names.length > 0 ? names : [title]))
  console.log(`${failed > 0 ? '✗' : '✓'} ${title}\n`)
}

/**
 * A step that passes or fails as one.
 * @param {string} title
 * @param {() => Promise<boolean>} step
 */
async function check(title, step) {
  console.log(`--- ${title}`)
  const passed = await step().catch((error) => {
    console.error(error.message)
    return false
  })
  add(title, passed ? 1 : 0, passed ? 0 : 1)
  return passed
}

/**
 * A runner that writes its own counts to the file it is given. One that fails without having counted a failure counts as one.
 * @param {string} title
 * @param {(env: { RAHBA_COUNT: string }) => Promise<boolean>} step
 */
async function suite(title, step) {
  console.log(`--- ${title}`)
  const file = join(folder, title.replaceAll(' ', '-'))
  const passed = await step({ RAHBA_COUNT: file }).catch((error) => {
    console.error(error.message)
    return false
  })
  const counts = readCounts(file)
  add(title, counts.passed, passed ? counts.failed : Math.max(1, counts.failed), counts.failures)
}

/** @param {string} file @returns {{ passed: number, failed: number, failures: string[] }} */
function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, failures: [] }
  }
}

async function runChecks() {
  await check('types', checkTypes)
  await check('lint', checkLint)
  await check('unused code', checkUnused)
}

// Two lanes for two cores: more at once takes longer in all.
const market = await beginMarket()
const makeAndBuild = async () => {
  const made = (await market.made) ? { RAHBA_MARKET: market.env.E2E_DATA_DIR } : {}
  return { made, isBuilt: await check('web build', () => buildWeb()) }
}
const [{ made, isBuilt }] = await Promise.all([makeAndBuild(), runChecks()])
await suite('unit and server tests', (env) => runTool('vitest', ['run'], { env: { ...env, ...made } }))
if (isBuilt) await suite('browser tests', (env) => runBrowserTests(market, [], { ...env, E2E_QUICK: '1' }))
else await market.drop()
rmSync(folder, { recursive: true })
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed > 0 ? 1 : 0)
