import { readdirSync, readFileSync } from 'node:fs'

const getStatus = (pid: number | string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return '' // it ended meanwhile
  }
}
const numberIn = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)

/** Megabytes of memory a process holds now. */
export const getResident = (pid: number | undefined): number => numberIn(getStatus(pid ?? 0), 'VmRSS') / 1024

const readCommand = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** The children of a process, each with its command line and the megabytes it holds. */
export const findChildren = (pid: number): { pid: number; command: string; resident: number }[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), status: getStatus(name) }))
    .filter(({ status }) => numberIn(status, 'PPid') === pid)
    .map(({ pid: child, status }) => ({ pid: child, command: readCommand(child), resident: numberIn(status, 'VmRSS') / 1024 }))

/** Megabytes of memory a process and all its descendants hold now. */
export const getTreeResident = (pid: number): number =>
  getResident(pid) + findChildren(pid).reduce((sum, child) => sum + getTreeResident(child.pid), 0)

/** Watches a process and its children; `stop` gives the most each held. */
export function watchResident(pid: number): { stop: () => { own: number; child: number } } {
  const most = { own: 0, child: 0 }
  const look = () => {
    most.own = Math.max(most.own, getResident(pid))
    most.child = Math.max(most.child, ...findChildren(pid).map(({ resident }) => resident))
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
