// Loaded before the program in the server process of a soak (`--import`): answers its parent's `sample` with what the process holds at that moment.
// It is not TypeScript, since Node's own reader of TypeScript would stay in the memory that is measured.
import { performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'

/** @param {number} bytes */
const megabytes = (bytes) => Math.round((bytes / 2 ** 20) * 100) / 100
let before = performance.eventLoopUtilization()

/** @returns {Promise<import('./held.ts').Held>} */
async function sample() {
  // the second one takes what the finalizers of the first let go
  globalThis.gc?.()
  await new Promise((done) => setImmediate(done))
  globalThis.gc?.()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  const compiled = getHeapSpaceStatistics()
    .filter(({ space_name }) => /code|trusted/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0)
  /** @type {Record<string, number>} */
  const resources = {}
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
