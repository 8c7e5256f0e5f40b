import { fork } from 'node:child_process'
import { programFile } from './platform/programs.ts'
import { StartError } from './platform/start-error.ts'
import { processSettings } from './process-settings.ts'

/**
 * Makes the demo market in a process of its own, with a line for each part: drawing its pictures leaves some 500 MB behind that the process would
 * never give back. The process ends with this one. Throws a StartError when the market could not be made.
 * @param env what differs from this process's environment
 */
export async function seedInChildProcess(env: Readonly<Record<string, string>>): Promise<void> {
  const child = fork(programFile('seed'), ['--at-start'], {
    execArgv: [],
    env: { ...process.env, ...processSettings, ...env },
  })
  const code = await new Promise((done) => child.once('exit', (exit, signal) => done(exit ?? signal)))
  if (code !== 0) throw new StartError(`the demo market could not be made, see above (${code})`)
}
