import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { matches } from './search.ts'

const t = await testApp()
const finds = async (q: string, text: string) => {
  const { rows } = await t.db.execute<{ found: boolean }>(sql`select ${matches(sql`ar_norm_1(${text})`, q)} as found`)
  return rows[0]?.found
}

test.each([
  ['a mobile as people say it', '0501234567', '+966501234567'],
  ['in Arabic digits', '٠٥٠١٢٣٤٥٦٧', '+966501234567'],
  ['with spaces', '050 123 4567', '+966501234567'],
  ['from abroad', '00966501234567', '+966501234567'],
  ['with a zero too many', '+966 050 123 4567', '+966501234567'],
  ['as far as it is typed', '05012', '+966501234567'],
  ['beside a name', 'سارة 050123', 'سارة القحطاني +966501234567'],
  ['a barcode that begins like one', '0501234567', '0501234567'],
  ['a word with its article', 'القهوة', 'قهوة سعودية'],
  ['with and', 'والقهوة', 'قهوة سعودية'],
  ['with harakat', 'القَهْوَة', 'قهوة سعودية'],
  ['a plural by its singular', 'سماعة', 'شاحن وسماعات'],
  ['a singular by its plural', 'العبايات', 'عباية كتان'],
  ['an English plural', 'watches', 'Smart watch'],
  ['with its article where it stands with it', 'القهوة', 'القهوة السعودية'],
])('finds %s', async (_, q, text) => expect(await finds(q, text)).toBe(true))

test.each([
  ['another mobile', '0501234567', '+966501234568'],
  ['a name by what it only begins with', 'سارة', 'يسار'],
  ['a word that only begins like an article', 'الي', 'ياسمين'],
])('does not find %s', async (_, q, text) => expect(await finds(q, text)).toBe(false))
