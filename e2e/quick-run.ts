import { readdirSync } from 'node:fs'

/** True in `npm test`, which walks each journey in one language, and some of what is alike. `npm run e2e` walks everything in both. */
export const isQuickRun = Boolean(process.env.E2E_QUICK)

/** Returns every third of the items in a quick run, where all are tested by the same steps. */
export const pickSome = <T>(items: readonly T[]): readonly T[] => (isQuickRun ? items.filter((_, turn) => turn % 3 === 0) : items)

/** These divide their pages or resources between the languages, so they always run in both. */
const bilingual = ['resources', 'screens']

const sumOfCodes = (text: string) => [...text].reduce((sum, char) => sum + char.charCodeAt(0), 0)

/**
 * Patterns of the tests that `npm test` leaves out: each file's tests in one of the two languages. About half of the files keep Arabic, the others
 * English, and a file always keeps the same. `npm run e2e` walks them in both.
 */
export function patternsOfOtherLanguage(): RegExp[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.spec.ts'))
  return files
    .filter((file) => !bilingual.includes(file.replace('.spec.ts', '')))
    .map((file) => new RegExp(`(^|\\s)${file.replaceAll('.', '\\.')} .*\\bin ${sumOfCodes(file) % 2 === 0 ? 'en' : 'ar'}\\b`))
}
