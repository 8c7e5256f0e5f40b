import type { Finding, Source } from './house-source.ts'

const reference = /`(\w+)` \(migration `(\d{4}_\w+\.sql)`/g

/** Documents that name a migration which no longer defines the function beside it: who copies the body from there undoes a later migration. */
export function formerDefinitions(documents: readonly Source[], migrations: readonly Source[]): Finding[] {
  const newestFirst = migrations.toSorted((a, b) => b.file.localeCompare(a.file))
  return documents.flatMap(({ file, text }) =>
    text.split('\n').flatMap((content, index) =>
      [...content.matchAll(reference)].flatMap(([, name = '', named = '']) => {
        const definition = new RegExp(`create (or replace )?function ${name}\\(`, 'i')
        const isTable = newestFirst.some(({ text }) => new RegExp(`create table "?${name}\\b`, 'i').test(text))
        if (isTable) return []
        const last = newestFirst
          .find((migration) => definition.test(migration.text))
          ?.file.split('/')
          .at(-1)
        return last === named
          ? []
          : [{ file, line: index + 1, rule: `names ${named}, but ${name} is defined in ${last ?? 'no migration'}` }]
      }),
    ),
  )
}
