import { inspect } from 'node:util'
import { sourceFrames } from './platform/source-frames.ts'
import { StartError } from './platform/start-error.ts'

/** Ends the process with code 1: with the one line of a StartError, or with all there is to know (causes too) about a fault nobody foresaw. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${error instanceof StartError ? `rahba: ${error.message}` : sourceFrames(inspect(error))}\n`)
  process.exit(1)
}
