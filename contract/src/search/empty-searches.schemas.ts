import { z } from 'zod'
import { text } from '../kernel/field.ts'
import { areShortPhrases } from './synonym-groups.ts'

/** The word that a search shall mean the same as. */
export const linkBody = z.object({ words: text({ max: 100, min: 2 }).schema.refine(areShortPhrases, 'long_synonym') })
