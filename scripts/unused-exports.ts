import { type Finding, fileOf, type Source } from './house-source.ts'

// React Router calls these of a route module, React's server entry and the root
const routeModule = /^web\/src\/(root|entry\.\w+|.*-(route|layout))\.tsx?$/
const calledByRouter =
  /^(handle|loader|clientLoader|action|middleware|shouldRevalidate|links|meta|headers|Layout|ErrorBoundary|streamTimeout)$/
// drizzle-kit makes migrations from every table that is exported
const tableFile = /^server\/src\/.*\/([\w-]+-)?table\.ts$/
const looked = /^(contract|server|web)\/(src|seed|test)\//
const isTest = /\.test\.tsx?$/

/** The names each file gives to others; `*` when it is imported as a whole. */
function importedNames(sources: readonly Source[]): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>()
  const take = (from: string, target: string, names: string[]) => {
    const file = fileOf(from, target)
    if (!file) return
    const known = taken.get(file) ?? new Set()
    for (const name of names) known.add(name)
    taken.set(file, known)
  }
  for (const { file, text } of sources) {
    for (const [, clause = '', target = ''] of text.matchAll(/\bimport\s+(?:type\s+)?([^'";]*?)\s+from\s+'([^']+)'/g)) {
      const names = clause.match(/\{([^}]*)\}/)?.[1]?.split(',') ?? []
      take(
        file,
        target,
        clause.includes('* as')
          ? ['*']
          : names.map((name) =>
              name
                .trim()
                .replace(/^type /, '')
                .replace(/ as .*$/, ''),
            ),
      )
    }
    // waits for the whole module, as tests and late parts of a page do
    for (const [, target = ''] of text.matchAll(/\bimport\(\s*'([^']+)'/g)) take(file, target, ['*'])
  }
  return taken
}

/** Exports that no other file imports: each is a door into its file that nobody goes through. */
export function unusedExports(sources: readonly Source[]): Finding[] {
  const taken = importedNames(sources)
  return sources.flatMap(({ file, text }) => {
    if (!looked.test(file) || isTest.test(file)) return []
    const names = taken.get(file.replace(/\.tsx?$/, '')) ?? new Set()
    if (names.has('*')) return []
    return text.split('\n').flatMap((content, index) => {
      const [, kind = '', name] =
        content.match(/^export (?:declare )?(?:async )?(const|let|function\*?|class|interface|type|enum) (\w+)/) ?? []
      if (!name || names.has(name)) return []
      if ((routeModule.test(file) && calledByRouter.test(name)) || (tableFile.test(file) && kind === 'const')) return []
      return [{ file, line: index + 1, rule: `nobody imports ${name}: take its export away, or delete it` }]
    })
  })
}
