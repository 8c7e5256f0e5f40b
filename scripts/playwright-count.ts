import { writeFileSync } from 'node:fs'
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Writes how many browser tests passed and failed to the file RAHBA_COUNT names, for `npm test` to sum up. */
export default class PlaywrightCount implements Reporter {
  private suite: Suite | undefined
  private errors = 0

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite
  }

  /** A fault outside any test, such as a server that does not start. */
  onError() {
    this.errors++
  }

  onEnd(result: FullResult) {
    if (!process.env.RAHBA_COUNT) return
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? []
    // what passed at its second try is named by the list, and counts as passed
    const passed = outcomes.filter((outcome) => outcome === 'expected' || outcome === 'flaky').length
    const failed = this.errors + outcomes.filter((outcome) => outcome === 'unexpected').length
    writeFileSync(process.env.RAHBA_COUNT, JSON.stringify({ passed, failed: result.status === 'passed' ? failed : Math.max(1, failed) }))
  }

  printsToStdio() {
    return false
  }
}
