import { locales } from '@rahba/contract/kernel/locale'
import { lacksSide } from '@rahba/contract/kernel/translation'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
const sides = [
  '',
  ' ',
  '<p></p>',
  '<p> </p><ul><li></li></ul>',
  '<p><br></p>',
  'نص',
  '<p>نص</p>',
  '<p></p><p>x</p>',
  '5 > 3',
  '<img src="/files/x">',
  '\n<p>\n</p>\n',
  '12',
]

it('the database finds the same missing translations as the browser', async () => {
  for (const ar of sides) {
    for (const en of sides) {
      for (const side of locales) {
        const { rows } = await t.db.execute<{ lacks: boolean }>(
          sql`select lacks_side(${JSON.stringify({ ar, en })}::jsonb, ${side}) as lacks`,
        )
        expect(rows[0]?.lacks, JSON.stringify({ ar, en, side })).toBe(lacksSide({ ar, en }, side))
      }
    }
  }
  const { rows } = await t.db.execute<{ lacks: boolean }>(sql`select lacks_side(null, 'en') as lacks`)
  expect(rows[0]?.lacks).toBe(lacksSide(null, 'en'))
})
