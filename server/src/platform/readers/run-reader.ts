import type { ErrorDef } from '@rahba/contract/kernel/errors'
import { fileErrors } from '@rahba/contract/kernel/files'
import { tableErrors } from '@rahba/contract/kernel/table-errors'
import { fail } from '../errors.ts'
import { type Reader, ReaderDied, startReader } from './reader-process.ts'
import { readingTurns } from './reading-turns.ts'
import type { InputOf, PartOf, ReaderMessage, ResultOf, TaskName } from './tasks.ts'

/** The time an idle process waits for the next file. */
const idle_ms = 20_000
/** The time a task may be silent: less than a transaction that waits for a table's rows may idle. */
const silent_ms = 8_000
/** A PDF is read in a tenth of this. Those made to be read slowly are found sooner. */
const pdf_ms = { min: 1_500, perMegabyte: 750 }
/** The total time of a task: less than that of a call. */
const whole_ms = 20_000

const turn = readingTurns({ width: 2, maxWaiting: { account: 30, all: 200 }, patience_ms: 8_000 })
const idle = new Map<Reader, NodeJS.Timeout>()
const refusals: Readonly<Record<string, ErrorDef>> = { ...fileErrors, ...tableErrors }

function takeReader(): Reader {
  const [waiting] = idle
  if (!waiting) return startReader()
  const [reader, ending] = waiting
  clearTimeout(ending)
  idle.delete(reader)
  return reader
}

async function returnReader(reader: Reader): Promise<void> {
  if (!(await reader.isSound())) return reader.end()
  const ending = setTimeout(() => {
    idle.delete(reader)
    reader.end()
  }, idle_ms)
  idle.set(reader, ending.unref())
}

function findRefusal(message: Extract<ReaderMessage, { refused: string } | { failed: string }>): Error {
  if ('failed' in message) return new Error(`a file could not be read: ${message.failed}`)
  const error = refusals[message.refused]
  return error ? fail(error, message.params) : new Error(`no such refusal: ${message.refused}`)
}

function patienceFor<T extends TaskName>(task: T, input: InputOf<T>): number {
  if (task !== 'pdf' || !('file' in input)) return silent_ms
  return Math.min(silent_ms, pdf_ms.min + (pdf_ms.perMegabyte * input.file.length) / 1024 / 1024)
}

interface TaskOptions {
  /** The uploader: one task of an account runs at a time. */
  account: string
  /** True for a job without a waiting caller. */
  background?: boolean
}

/**
 * Does a task in a process of its own, which has a memory limit and ends when nobody needs it for a while. Returns the task's parts as they are asked
 * for and its result at the end. Throws what the task refuses the file with, `file_too_complex` when it takes more memory or time than it may, and
 * `file_queue` when too many files wait.
 */
export async function* readInParts<T extends TaskName>(
  task: T,
  input: InputOf<T>,
  { account, background = false }: TaskOptions,
): AsyncGenerator<PartOf<T>, ResultOf<T>> {
  const endTurn = await turn(account, background)
  let reader: Reader | undefined
  let settled = false
  try {
    reader = takeReader()
    reader.send({ task, input })
    let remaining_ms = whole_ms
    let silence_ms = silent_ms
    for (;;) {
      const from = performance.now()
      const message = await reader.hear(Math.min(silence_ms, remaining_ms))
      remaining_ms -= performance.now() - from
      if ('part' in message) {
        // A task's part has the type that the task declares.
        yield message.part as PartOf<T>
        reader.send({ more: true })
      } else if ('result' in message) {
        settled = true
        return message.result as ResultOf<T>
      } else if ('loaded' in message) {
        silence_ms = patienceFor(task, input)
      } else if (!('ready' in message)) {
        settled = 'refused' in message
        throw findRefusal(message)
      }
    }
  } catch (error) {
    throw error instanceof ReaderDied ? fail(fileErrors.file_too_complex) : error
  } finally {
    if (settled && reader) await returnReader(reader)
    else reader?.end()
    endTurn()
  }
}

/** The same for a task without parts. */
export async function runReader<T extends TaskName>(task: T, input: InputOf<T>, options: TaskOptions): Promise<ResultOf<T>> {
  const steps = readInParts(task, input, options)
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}
