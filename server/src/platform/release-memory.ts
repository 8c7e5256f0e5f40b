import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what loading the program left behind (source texts, parsed schemas, code that ran once): 25 to 30 MB, which V8 would keep until traffic
 * made it collect. Takes about a tenth of a second, so it is done before anybody waits (docs/decisions/one-answer.md).
 */
export function releaseMemory(): void {
  // the only way to it without a flag on every command line
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
