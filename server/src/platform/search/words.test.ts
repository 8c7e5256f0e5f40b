import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../../../test/test-app.ts'
import { readRow } from '../db/rows.ts'
import { foldSearch, splitWords, stemWord } from './words.ts'

const t = await testApp()
const found = z.strictObject({ folded: z.string(), words: z.array(z.string()), stems: z.array(z.string()) })

const texts = [
  'القهوة والقهوة بالقهوة وقهوة قَهْـــوَة قهوتي',
  'عباية عبايات العبايات وردة ورود وسادة والدين بالون بالونات بنات نبات',
  'شوكولاتة شوكولا وشوكولاته حناء بيضاء سوداء كليجا پيتزا گلاس چاي ڤيلا کیکه ۀ ھہۃے',
  "Men's L'Oréal Café dresses watches batteries glasses bus shoes boss lens",
  '٢٠٬٠٠٠ 20,000 1,234,567 12,34 SPF٥٠ ١٠كجم ١٫٥ لتر 1.5L ½ ² a1b2',
  '&|!:*()<->\'"\\ %_ ;-- \u202e\u2066 😀 日本語 한국어 हिन्दी',
  `${'س'.repeat(200)} ${'x'.repeat(200)}`,
]

test.each(texts)('the server and the database normalise %s alike', async (text) => {
  const row = await readRow(
    t.db,
    sql`select search_fold_1(${text}) as folded, array_agg(w) as words, array_agg(search_stem_1(w)) as stems
      from (select left(m[1], 40) as w from regexp_matches(search_fold_1(${text}), '[[:alpha:]]+|[0-9]+(?:\\.[0-9]+)?', 'g') m) words`,
    found,
  )
  const words = splitWords(text)
  expect(row).toEqual({ folded: foldSearch(text), words, stems: words.map(stemWord) })
})

test.each([
  ['عبايات', 'عباية'],
  ['القهوة', 'قهوة'],
  ['وشوكولاتة', 'شوكولاتة'],
  ['batteries', 'battery'],
  ['dresses', 'dress'],
])('%s has the stem of %s', (one, other) => expect(stemWord(splitWords(one)[0] ?? '')).toBe(stemWord(splitWords(other)[0] ?? '')))

test.each([
  ['تمرين', 'تمر'],
  ['زيتون', 'زيت'],
  ['فلتر', 'لتر'],
  ['بنات', 'بن'],
  ['وسادة', 'سادة'],
  ['بدلة', 'دلة'],
])('%s does not have the stem of %s', (one, other) =>
  expect(stemWord(splitWords(one)[0] ?? '')).not.toBe(stemWord(splitWords(other)[0] ?? '')),
)
