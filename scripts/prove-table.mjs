/**
 * The report of a harness (`server/test/report-run.ts`).
 * @typedef {{ goal: string, what: string, runs: string, seed: number, trials?: number, notChecked?: string }} Told
 */
/**
 * How one harness ended.
 * @typedef {{ goal: string, what: string, passed: boolean, tests: { passed?: number, failed?: number }, seconds: number, seed: number, load: number }} Ended
 */
/** @typedef {{ goal: string, what: string, runs: string, bound: string, load: string, seed: string, state: 'holds' | 'failed' | 'not checked', result: string }} Row */

/**
 * With no failure in n independent trials, at most 3/n of all trials fail (95 %).
 * @param {number} trials
 */
export const upperBound = (trials) => `< ${Number(((3 / trials) * 100).toPrecision(2))} %`

/**
 * The rows of one harness. A goal without a decision never counts as one that holds.
 * @param {Ended} ended
 * @param {readonly Told[]} told
 * @returns {Row[]}
 */
export function toRows({ goal, what, passed, tests, seconds, seed, load }, told) {
  /** @param {Told} one @returns {Row} */
  const row = (one) => {
    const state = one.notChecked !== undefined ? 'not checked' : passed ? 'holds' : 'failed'
    const said = state === 'not checked' ? `not checked: ${one.notChecked}` : state === 'holds' ? 'holds' : 'FAILED'
    return {
      goal: one.goal,
      what: one.what,
      runs: one.runs,
      bound: state === 'holds' && one.trials ? upperBound(one.trials) : '',
      load: load.toFixed(1),
      seed: String(one.seed),
      state,
      result: `${said}, ${seconds} s`,
    }
  }
  const rows = told.map(row)
  const runs = `${tests.passed ?? 0} tests, ${tests.failed ?? 0} failed`
  const none = told.length === 0 && !tests.passed ? { notChecked: 'no test ran' } : {}
  // A harness that failed has a row that says so, after any earlier reports.
  if (!passed) rows.push(row({ goal, what, runs, seed }))
  else if (told.length === 0) rows.push(row({ goal, what, runs, seed, ...none }))
  return rows
}

/**
 * @param {readonly Row[]} rows
 * @param {number} processors
 */
export function formatTable(rows, processors) {
  const head = ['goal', 'what', 'runs', 'failure rate', `load on ${processors}`, 'seed', 'result']
  const table = [head, ...rows.map(({ goal, what, runs, bound, load, seed, result }) => [goal, what, runs, bound, load, seed, result])]
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * The last line and the exit code: 1 when something failed, 2 when something was not checked.
 * @param {readonly Row[]} rows
 * @returns {{ ending: 0 | 1 | 2, message: string }}
 */
export function summarise(rows) {
  const notChecked = rows.filter(({ state }) => state === 'not checked').length
  if (rows.some(({ state }) => state === 'failed'))
    return { ending: 1, message: `Something does not hold${notChecked ? `; ${notChecked} not checked` : ''}.` }
  if (notChecked || rows.length === 0) return { ending: 2, message: `Everything checked holds; ${notChecked} not checked.` }
  return { ending: 0, message: 'Everything holds.' }
}
