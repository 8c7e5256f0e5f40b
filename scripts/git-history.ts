import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const maxBytes = 200_000

/** True for a shallow clone, as in many automatic runs. */
export const isShallow = (cwd: string): boolean =>
  execFileSync('git', ['rev-parse', '--is-shallow-repository'], { cwd, encoding: 'utf8' }).trim() === 'true'

/**
 * Writes earlier versions of files into a folder, the newest first: those that `isIncluded` accepts, of at most 200 kB each.
 * @param max how many at most
 * @returns the folder, which the caller removes, the files in it, and how many versions there are in all
 */
export function earlierVersions(cwd: string, isIncluded: (path: string) => boolean, max: number) {
  const git = (args: string[], input?: string) =>
    execFileSync('git', args, { cwd, maxBuffer: 2 ** 30, ...(input === undefined ? {} : { input }) })
  const current = new Set(git(['ls-tree', '-r', '--object-only', 'HEAD']).toString().split('\n'))
  const named = git(['rev-list', '--objects', 'HEAD'])
    .toString()
    .split('\n')
    .map((line) => [line.slice(0, 40), line.slice(41)] as const)
    .filter(([id, path]) => path && !current.has(id) && isIncluded(path))
  const kinds = git(['cat-file', '--batch-check=%(objecttype) %(objectsize)'], named.map(([id]) => id).join('\n'))
    .toString()
    .split('\n')
  const versions = named.filter((_, n) => {
    const [kind, size] = (kinds[n] ?? '').split(' ')
    return kind === 'blob' && Number(size) <= maxBytes
  })
  const chosen = versions.slice(0, max)
  const folder = mkdtempSync(join(tmpdir(), 'rahba-history-'))
  const all = git(['cat-file', '--batch=%(objectsize)'], chosen.map(([id]) => id).join('\n'))
  const files: string[] = []
  let at = 0
  for (const [n, [id, path]] of chosen.entries()) {
    const end = all.indexOf(0x0a, at)
    const size = Number(all.subarray(at, end).toString())
    const file = join(folder, `${n}-${id.slice(0, 10)}-${basename(path)}`)
    writeFileSync(file, all.subarray(end + 1, end + 1 + size))
    files.push(file)
    at = end + 1 + size + 1
  }
  return { folder, files, count: versions.length }
}
