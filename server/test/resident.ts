import { readdirSync, readFileSync } from 'node:fs'

const statusOf = (pid: number | string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return '' // it ended meanwhile
  }
}
const numberIn = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)

/** Megabytes of memory a process holds now. */
export const residentOf = (pid: number | undefined): number => numberIn(statusOf(pid ?? 0), 'VmRSS') / 1024

/** The megabytes of the largest child of a process. */
const largestChildOf = (pid: number): number =>
  Math.max(
    0,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(statusOf)
      .filter((status) => numberIn(status, 'PPid') === pid)
      .map((status) => numberIn(status, 'VmRSS') / 1024),
  )

/** Watches a process and its children; `stop` gives the most each held. */
export function watchResident(pid: number): { stop: () => { own: number; child: number } } {
  const most = { own: 0, child: 0 }
  const look = () => {
    most.own = Math.max(most.own, residentOf(pid))
    most.child = Math.max(most.child, largestChildOf(pid))
  }
  look()
  const watch = setInterval(look, 20)
  return {
    stop() {
      clearInterval(watch)
      look()
      return most
    },
  }
}
