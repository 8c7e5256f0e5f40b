import type { Finding, Source } from './house-source.ts'

// Paths that documents name and the repository does not hold: the example of a guide, a file that was decided against, and a folder that the build makes.
const absent = new Set(['contract/src/content/tips.ts', 'server/src/content/tip-table.ts', 'contract/src/registry.ts', 'server/build'])
const path = /`((?:\.ci|bench|contract|deploy|docs|e2e|scripts|server|web)\/[\w./{},+-]*)`/g

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function spread(name: string): string[] {
  const [all, choices] = name.match(/\{([^}]*)\}/) ?? []
  return all && choices ? choices.split(',').map((choice) => name.replace(all, choice)) : [name]
}

/** The files and folders that documents name in full and that are not there. @param exists whether the repository holds a path */
export const missingPaths = (documents: readonly Source[], exists: (path: string) => boolean): Finding[] =>
  documents.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(path)]
        .flatMap(([, name = '']) => spread(name))
        .filter((name) => !absent.has(name) && !exists(name))
        .map((name) => ({ file, line: index + 1, rule: `names ${name}, which is not there` })),
    ),
  )
