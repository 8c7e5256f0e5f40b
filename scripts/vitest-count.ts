import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes how many tests passed and failed to the file RAHBA_COUNT names, for `npm test` to sum up. */
export default class VitestCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    if (!process.env.RAHBA_COUNT) return
    let passed = 0
    let failed = unhandled.length
    for (const module of modules) {
      // a file that breaks before its first test counts as one failure
      failed += module.errors().length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed++
        if (state === 'failed') failed++
      }
    }
    writeFileSync(process.env.RAHBA_COUNT, JSON.stringify({ passed, failed }))
  }
}
