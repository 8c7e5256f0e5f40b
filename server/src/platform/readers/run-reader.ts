import type { ErrorDef } from '@rahba/contract/kernel/errors'
import { fileErrors } from '@rahba/contract/kernel/files'
import { tableErrors } from '@rahba/contract/kernel/table-errors'
import { fail } from '../errors.ts'
import { type Reader, ReaderDied, startReader } from './reader-process.ts'
import { readingTurns } from './reading-turns.ts'
import type { InputOf, PartOf, ResultOf, Said, TaskName } from './tasks.ts'

/** The time an idle process waits for the next file. */
const idle_ms = 20_000
/** The time a task may be silent: less than a transaction that waits for a table's rows may idle. */
const silent_ms = 8_000
/** A PDF is read in a tenth of this. Those made to be read slowly are found sooner. */
const pdf_ms = { least: 1_500, perMegabyte: 750 }
/** The total time of a task: less than that of a call. */
const whole_ms = 20_000

const turn = readingTurns({ width: 2, maxWaiting: { account: 30, all: 200 }, patience_ms: 8_000 })
const idle = new Map<Reader, NodeJS.Timeout>()
const refusals: Readonly<Record<string, ErrorDef>> = { ...fileErrors, ...tableErrors }

function takeReader(): Reader {
  const [kept] = idle
  if (!kept) return startReader()
  const [reader, ending] = kept
  clearTimeout(ending)
  idle.delete(reader)
  return reader
}

async function putBack(reader: Reader): Promise<void> {
  if (!(await reader.isSound())) return reader.end()
  const ending = setTimeout(() => {
    idle.delete(reader)
    reader.end()
  }, idle_ms)
  idle.set(reader, ending.unref())
}

function findRefusal(said: Extract<Said, { refused: string } | { failed: string }>): Error {
  if ('failed' in said) return new Error(`a file could not be read: ${said.failed}`)
  const error = refusals[said.refused]
  return error ? fail(error, said.params) : new Error(`no such refusal: ${said.refused}`)
}

function patienceFor<T extends TaskName>(task: T, input: InputOf<T>): number {
  if (task !== 'pdf' || !('file' in input)) return silent_ms
  return Math.min(silent_ms, pdf_ms.least + (pdf_ms.perMegabyte * input.file.length) / 1024 / 1024)
}

interface Whose {
  /** The uploader: one task of an account runs at a time. */
  account: string
  /** A job that nobody waits for. */
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
  { account, background = false }: Whose,
): AsyncGenerator<PartOf<T>, ResultOf<T>> {
  const endTurn = await turn(account, background)
  let reader: Reader | undefined
  let settled = false
  try {
    reader = takeReader()
    reader.tell({ task, input })
    let left = whole_ms
    let patience = silent_ms
    for (;;) {
      const from = performance.now()
      const said = await reader.hear(Math.min(patience, left))
      left -= performance.now() - from
      if ('part' in said) {
        // A task's part has the type that the task declares.
        yield said.part as PartOf<T>
        reader.tell({ more: true })
      } else if ('result' in said) {
        settled = true
        return said.result as ResultOf<T>
      } else if ('loaded' in said) {
        patience = patienceFor(task, input)
      } else if (!('ready' in said)) {
        settled = 'refused' in said
        throw findRefusal(said)
      }
    }
  } catch (error) {
    throw error instanceof ReaderDied ? fail(fileErrors.file_too_complex) : error
  } finally {
    if (settled && reader) await putBack(reader)
    else reader?.end()
    endTurn()
  }
}

/** The same for a task without parts. */
export async function runReader<T extends TaskName>(task: T, input: InputOf<T>, whose: Whose): Promise<ResultOf<T>> {
  const steps = readInParts(task, input, whose)
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}
