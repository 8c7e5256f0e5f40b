import { text } from '../kernel/field.ts'
import { foldText } from '../kernel/fold.ts'
import { nameMessages } from '../kernel/messages.ts'

/** The maximum number of words in a phrase that has synonyms. */
export const maxPhrase = 3

/** Splits a group of synonyms into its words and phrases. */
export const splitGroup = (words: string): string[] =>
  words
    .split(/[,،;؛\n]/)
    .map((each) => each.trim())
    .filter(Boolean)

nameMessages({
  two_synonyms: {
    ar: 'اكتب كلمتين مختلفتين على الأقل، وافصل بينهما بفاصلة',
    en: 'Enter at least two different words, separated by a comma',
  },
  long_synonym: { ar: 'استخدم 3 كلمات كحد أقصى بين كل فاصلتين', en: 'Use up to 3 words between commas' },
})

/** True if each word or phrase of a group has at most `maxPhrase` words; the error of the others is `long_synonym`. */
export const areShortPhrases = (words: string): boolean => splitGroup(words).every((each) => each.split(/\s+/).length <= maxPhrase)

const line = text({ max: 500, min: 3 })

/** The field of a group of synonyms: at least two that differ, each of at most `maxPhrase` words. */
export const synonymGroup: typeof line = {
  ...line,
  schema: line.schema
    .refine((typed) => new Set(splitGroup(typed).map(foldText)).size > 1, 'two_synonyms')
    .refine(areShortPhrases, 'long_synonym'),
}
