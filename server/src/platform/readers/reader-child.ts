// This process parses uploads, so that a hostile file can only take it down, never the server. It is started and ended by run-reader.ts,
// which also limits its memory and its time.
import { Refusal } from './refusal.ts'
import type { ReaderCommand, ReaderMessage, TaskName } from './tasks.ts'

type AnyTask = (input: never) => AsyncGenerator<unknown, unknown>

// Each task is loaded when first requested.
const tasks: Record<TaskName, () => Promise<AnyTask>> = {
  picture: async () => (await import('../files/picture-task.ts')).acceptPicture,
  pdf: async () => (await import('../files/pdf-task.ts')).acceptPdf,
  scale: async () => (await import('../files/scale-task.ts')).scalePicture,
  table: async () => (await import('../tables/table-task.ts')).readTable,
}

const say = (message: ReaderMessage) => process.send?.(message)
let resume: (() => void) | undefined

async function run(task: TaskName, input: unknown): Promise<ReaderMessage> {
  let work: AnyTask
  try {
    work = await tasks[task]()
  } catch (error) {
    return { failed: `${error instanceof Error ? error.stack : error}` }
  }
  say({ loaded: true })
  try {
    // The caller, run-reader.ts, gives each task its own input.
    const steps = work(input as never)
    for (;;) {
      const step = await steps.next()
      if (step.done) return { result: step.value }
      const resumed = new Promise<void>((done) => {
        resume = done
      })
      say({ part: step.value })
      await resumed
    }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code, params: error.params }
    // No library expected this file: it is refused, and the operator of the server can read the reason.
    process.stderr.write(`a file could not be read: ${error instanceof Error ? error.stack : error}\n`)
    return { refused: 'file_too_complex', params: {} }
  }
}

process.on('message', (message: ReaderCommand) => {
  if ('more' in message) resume?.()
  else void run(message.task, message.input).then(say)
})
// The server has ended.
process.on('disconnect', () => process.exit(0))
say({ ready: true })
