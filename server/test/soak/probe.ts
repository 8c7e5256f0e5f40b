// Loaded before the program in the server process of a soak (`--import`): answers its parent's `sample` with what the process holds at that moment.
import { performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'

export interface Held {
  /** Megabytes of what the program keeps in V8's heap. */
  heap: number
  /** Megabytes of what V8 compiled of it: that grows for an hour as one function after the other becomes hot, and is bounded by the program. */
  code: number
  external: number
  buffers: number
  /** By the kind of resource that keeps a process alive: timers, sockets, watchers. */
  resources: Record<string, number>
  /** Share of the time since the last sample that the event loop was at work. */
  busy: number
}

const megabytes = (bytes: number) => Math.round((bytes / 2 ** 20) * 100) / 100
let before = performance.eventLoopUtilization()

async function sample(): Promise<Held> {
  // the second one takes what the finalizers of the first let go
  globalThis.gc?.()
  await new Promise((done) => setImmediate(done))
  globalThis.gc?.()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  const compiled = getHeapSpaceStatistics()
    .filter(({ space_name }) => /code|trusted/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0)
  const resources: Record<string, number> = {}
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1
  const now = performance.eventLoopUtilization()
  const busy = performance.eventLoopUtilization(now, before).utilization
  before = now
  return {
    heap: megabytes(heapUsed - compiled),
    code: megabytes(compiled),
    external: megabytes(external),
    buffers: megabytes(arrayBuffers),
    resources,
    busy,
  }
}

process.on('message', (message) => {
  if (message === 'sample') void sample().then((held) => process.send?.(held))
})
