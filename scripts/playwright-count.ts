import { writeFileSync } from 'node:fs'
import type { FullResult, Reporter, Suite, TestError } from '@playwright/test/reporter'

/** Writes how many browser tests passed and failed, and which failed, to the file RAHBA_COUNT names, for `npm test` to sum up. */
export default class PlaywrightCount implements Reporter {
  private suite: Suite | undefined
  private readonly errors: string[] = []

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite
  }

  /** A fault outside any test, such as a server that does not start. */
  onError(error: TestError) {
    this.errors.push(`an error outside any test: ${error.message ?? ''}`)
  }

  onEnd(result: FullResult) {
    if (!process.env.RAHBA_COUNT) return
    const tests = this.suite?.allTests() ?? []
    // what passed at its second try is named by the list, and counts as passed
    const passed = tests.filter((test) => ['expected', 'flaky'].includes(test.outcome())).length
    const unexpected = tests.filter((test) => test.outcome() === 'unexpected')
    const failures = [...this.errors, ...unexpected.map((test) => test.titlePath().filter(Boolean).join(' › '))]
    if (failures.length === 0 && result.status !== 'passed') failures.push(`browser tests ended as ${result.status}`)
    writeFileSync(process.env.RAHBA_COUNT, JSON.stringify({ passed, failed: failures.length, failures }))
  }

  printsToStdio() {
    return false
  }
}
