import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

const firstLine = (error: { message: string } | undefined) => error?.message.split('\n')[0] ?? ''

/** Writes how many tests passed and failed, and which failed of what, to the file RAHBA_COUNT names, for `npm test` to sum up. */
export default class VitestCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    if (!process.env.RAHBA_COUNT) return
    let passed = 0
    const failures = unhandled.map((error) => `an error outside any test: ${error instanceof Error ? error.message : String(error)}`)
    for (const module of modules) {
      // a file that breaks before its first test counts as one failure
      failures.push(...module.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error)}`))
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') passed++
        if (state === 'failed') failures.push(`${module.relativeModuleId} > ${test.fullName}: ${firstLine(errors?.[0])}`)
      }
    }
    writeFileSync(process.env.RAHBA_COUNT, JSON.stringify({ passed, failed: failures.length, failures }))
  }
}
