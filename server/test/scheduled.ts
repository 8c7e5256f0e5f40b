import { readFileSync } from 'node:fs'

/** Milliseconds that the main thread of a process had a processor, and that it waited for one because others had it. */
export function scheduled(pid: number): { ran: number; waited: number } {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
  return { ran: ran / 1e6, waited: waited / 1e6 }
}

/** Ticks of all processors since the machine started: at work, and in all. */
function ticks(): { busy: number; all: number } {
  const counts = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).slice(1).map(Number)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const [, , , idle = 0, waiting = 0] = counts
  return { busy: all - idle - waiting, all }
}

/** Measures the share of the processors that other programs use while this test waits. */
export async function takenByOthers(ms = 3000): Promise<number> {
  const before = ticks()
  await new Promise((done) => setTimeout(done, ms))
  const after = ticks()
  return (after.busy - before.busy) / (after.all - before.all)
}
