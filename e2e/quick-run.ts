import { readdirSync } from 'node:fs'

/**
 * True in `npm test`, which walks each journey in one language, some of what is alike, and no details. `npm run e2e` walks everything in both languages.
 */
export const isQuickRun = Boolean(process.env.E2E_QUICK)

/** Marks a test of one part's details, which only `npm run e2e` walks. */
export const detail = { tag: '@detail' } as const

/** Returns the first item alone in a quick run, where all are variants of one journey. */
export const pickOne = <T>(items: readonly T[]): readonly T[] => (isQuickRun ? items.slice(0, 1) : items)

/** Returns one of every five items in a quick run, or of every `step`, where all are tested by the same steps. */
export const pickSome = <T>(items: readonly T[], step = 5): readonly T[] =>
  isQuickRun ? items.filter((_, turn) => turn % step === 0) : items

/** These divide their pages or resources between the languages, so they always run in both. */
const bilingual = ['resources', 'screens']

const sumOfCodes = (text: string) => [...text].reduce((sum, char) => sum + char.charCodeAt(0), 0)

/**
 * Patterns of the tests that `npm test` leaves out: details, and each file's tests in one of the two languages. About half of the files keep Arabic, the
 * others English, and a file always keeps the same.
 */
export function patternsLeftOut(): RegExp[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.spec.ts'))
  const otherLanguage = files
    .filter((file) => !bilingual.includes(file.replace('.spec.ts', '')))
    .map((file) => new RegExp(`(^|\\s)${file.replaceAll('.', '\\.')} .*\\bin ${sumOfCodes(file) % 2 === 0 ? 'en' : 'ar'}\\b`))
  return [/@detail\b/, ...otherLanguage]
}
