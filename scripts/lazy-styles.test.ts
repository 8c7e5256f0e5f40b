import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'
import { expect, test } from 'vitest'

const atTheTop = /^(?:import|export)(?! type)[^;'"]*?\sfrom '(\.[^']+)'|^import '(\.[^']+)'/gm
const parts = /styledLazy\(\s*\(\) => import\('([^']+)'\)/g

/** Returns the style sheets that come with a file: its own, and those of all that it imports at the top. */
function readSheets(file: string, read: (file: string) => string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  if (!/\.tsx?$/.test(file)) return []
  return [...read(file).matchAll(atTheTop)].flatMap(([, from, bare]) => readSheets(join(dirname(file), from ?? bare ?? ''), read, seen))
}

/** Returns the sheets of lazy parts that the pages which draw them do not link. */
function findMissing(files: readonly string[], read: (file: string) => string): string[] {
  return files.flatMap((file) => {
    const own = readSheets(file, read)
    return [...read(file).matchAll(parts)].flatMap(([, part = '']) =>
      readSheets(join(dirname(file), part), read)
        .filter((sheet) => !own.includes(sheet))
        .map((sheet) => `${file}: ${relative(dirname(file), sheet)}`),
    )
  })
}

test('a page links the sheets of the lazy parts that it draws', () => {
  const names = execFileSync('git', ['ls-files', 'web/src'], { encoding: 'utf8' }).split('\n')
  const files = names.filter((file) => /(?<!\.test)\.tsx$/.test(file) && existsSync(file))
  expect(files.some((file) => readFileSync(file, 'utf8').match(parts))).toBe(true)
  expect(findMissing(files, (file) => readFileSync(file, 'utf8'))).toEqual([])
})

test('a sheet that only the lazy part imports is missing', () => {
  const files: Record<string, string> = {
    'a/page.tsx': "import { Box } from './box.tsx'\nconst Part = styledLazy(() => import('./part.tsx'))",
    'a/part.tsx': "import { Box } from './box.tsx'\nimport classes from './part.module.css'",
    'a/box.tsx': "import classes from './box.module.css'",
  }
  expect(findMissing(['a/page.tsx'], (file) => files[file] ?? '')).toEqual(['a/page.tsx: part.module.css'])
})
