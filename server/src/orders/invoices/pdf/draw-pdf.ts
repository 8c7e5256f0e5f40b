import { type ChildProcess, fork } from 'node:child_process'
import { errors } from '@rahba/contract/kernel/errors'
import { fail } from '../../../platform/errors.ts'
import { programFile } from '../../../platform/programs.ts'

const idle_ms = 20_000
const max_ms = 20_000
/** More than these at once are asked to come again: each takes some milliseconds once the process runs. */
const maxWaiting = 50

interface Waiting {
  done: (pdf: Buffer) => void
  failed: (error: unknown) => void
}
type Answer = { id: number } & ({ pdf: string } | { error: string })

const waiting = new Map<number, Waiting>()
let child: ChildProcess | null = null
let ending: NodeJS.Timeout | undefined
let last = 0

function end(): void {
  child?.kill()
  child = null
}

function settle(id: number): Waiting | undefined {
  const one = waiting.get(id)
  waiting.delete(id)
  // When nothing is waiting, the process ends after a while and frees its memory.
  if (waiting.size === 0) ending = setTimeout(end, idle_ms).unref()
  return one
}

function start(): ChildProcess {
  const started = fork(programFile('draw-pdf'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.on('message', (answer: Answer) => {
    const one = settle(answer.id)
    if ('pdf' in answer) one?.done(Buffer.from(answer.pdf, 'base64'))
    else one?.failed(new Error(`an invoice could not be drawn: ${answer.error}`))
  })
  started.on('error', () => undefined)
  started.on('exit', (code, signal) => {
    if (child === started) child = null
    else if (child) return
    for (const id of [...waiting.keys()]) settle(id)?.failed(new Error(`the process that draws ended with ${code ?? signal}`))
  })
  // The child must not keep a stopping server alive.
  started.unref()
  started.channel?.unref()
  return started
}

/**
 * Draws a page as a PDF/A, in a process of its own that ends when nobody has asked for a while: what it takes of memory is never the server's.
 * Throws `busy` when too many wait, and an error when drawing takes too long.
 */
export function drawPdf(data: Record<string, unknown>): Promise<Buffer> {
  if (waiting.size >= maxWaiting) throw fail(errors.busy)
  clearTimeout(ending)
  child ??= start()
  const id = ++last
  const drawn = new Promise<Buffer>((done, failed) => waiting.set(id, { done, failed }))
  child.send({ id, data: JSON.stringify(data) })
  const timer = setTimeout(() => {
    settle(id)?.failed(new Error('drawing an invoice took too long'))
    end()
  }, max_ms)
  return drawn.finally(() => clearTimeout(timer))
}
