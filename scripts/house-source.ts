import { dirname, join } from 'node:path/posix'

/** One break of a rule of docs/conventions.md. */
export interface Finding {
  file: string
  line: number
  rule: string
}

export interface Source {
  /** From the repository's root, with slashes. */
  file: string
  text: string
}

/** The file an import names, without its ending; null for a package. */
export function getFile(from: string, target: string): string | null {
  if (target.startsWith('.')) return join(dirname(from), target).replace(/\.(tsx?|mjs)$/, '')
  const [, name, path] = target.match(/^@rahba\/(\w+)\/(.*)$/) ?? []
  return name && path ? `${name}/src/${path}` : null
}
