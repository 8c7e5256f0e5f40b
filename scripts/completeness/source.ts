import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withoutComments } from '../house-rules.ts'
import type { Source } from '../house-source.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Test code and what only tests import prove nothing about the product. */
const isTest = (file: string) => /\.test\.tsx?$|-fixtures\.tsx?$|\.gallery\.tsx$/.test(file)

/** The product's code below `folder`, without tests, with its comments blanked out: what git knows or would add. */
export function codeBelow(folder: string): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && existsSync(root + file))
    .map((file) => ({ file, text: withoutComments(readFileSync(root + file, 'utf8')) }))
}

/** True if `text` contains `name` as a whole word. */
export const names = (text: string, name: string): boolean => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text)
