import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { processSettings } from '../../process-settings.ts'
import { programFile } from '../programs.ts'
import type { ReaderCommand, ReaderMessage } from './tasks.ts'

/** The memory limit of V8 in a reading process. */
const heap_mb = 256
/** The memory limit of the entire process: pictures are decoded outside of V8's heap. */
const resident_mb = 448
/** A process that still holds more than this when its task is done has fragmented memory, and is replaced. */
const keep_mb = 220
const watch_ms = 50
/** The time a busy machine may take to start it. */
const start_ms = 15_000

/** A reading process that ended, or was ended, in the middle of its task. */
export class ReaderDied extends Error {}

/** One reading process. It does one task at a time. */
export interface Reader {
  send: (message: ReaderCommand) => void
  /** The next message. Throws `ReaderDied` if the process ends first, or is silent for `longest_ms`. */
  hear: (longest_ms: number) => Promise<ReaderMessage>
  /** True if it is small enough to be used again. */
  isSound: () => Promise<boolean>
  end: () => void
}

/** Resident megabytes of a process; null where the system does not say (it is read from /proc, on Linux). */
async function getResident(pid: number | undefined): Promise<number | null> {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes ? Number(kilobytes) / 1024 : null
  } catch {
    return null
  }
}

function endAboveLimit(child: ChildProcess): NodeJS.Timeout {
  const watch = setInterval(async () => {
    const held = await getResident(child.pid)
    if (held !== null && held > resident_mb) child.kill('SIGKILL')
  }, watch_ms)
  return watch.unref()
}

/** Pages and calls come before what is parsed; where the system refuses, they share. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, 5)
  } catch {
    // The system has no priorities.
  }
}

/** Starts a reading process. */
export function startReader(): Reader {
  const child = fork(programFile('read-file'), [], {
    execArgv: [`--max-old-space-size=${heap_mb}`, '--max-semi-space-size=8'],
    // They limit the C library to two memory arenas, so that pictures' memory is freed sooner.
    env: { ...process.env, ...processSettings },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  giveWay(child)
  const watch = endAboveLimit(child)
  const messages: ReaderMessage[] = []
  let ready = false
  let endReason: string | undefined
  let wake: (() => void) | undefined
  const markEnded = (why: string) => {
    endReason ??= why
    clearInterval(watch)
    wake?.()
  }
  child.on('message', (message: ReaderMessage) => {
    if ('ready' in message) {
      ready = true
      return
    }
    messages.push(message)
    wake?.()
  })
  child.on('error', (error) => markEnded(error.message))
  child.on('exit', (code, signal) => markEnded(`it ended with ${code ?? signal}`))
  // The process must not keep a stopping server alive.
  child.unref()
  child.channel?.unref()
  const end = () => void child.kill('SIGKILL')

  return {
    send: (message) => {
      // The method `hear` detects an ended process.
      if (child.connected) child.send(message, () => undefined)
    },
    async hear(longest_ms) {
      if (messages.length === 0 && endReason === undefined) {
        const timer = setTimeout(() => markEnded('it took too long'), ready ? longest_ms : longest_ms + start_ms)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        clearTimeout(timer)
      }
      const first = messages.shift()
      if (first) return first
      end()
      // It never got to the file: the installation is at fault, not the file.
      if (!ready) throw new Error(`the process that reads files did not start: ${endReason}`)
      throw new ReaderDied(endReason)
    },
    isSound: async () => endReason === undefined && ((await getResident(child.pid)) ?? 0) < keep_mb,
    end,
  }
}
