import type { ArticleCard } from '@rahba/contract/content/articles'
import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { textOfHtml } from '../../platform/html.ts'

const excerptLength = 160
// This is enough HTML to hold that many letters, so that a list does not read entire articles.
const htmlForExcerpt = 2000

/** The beginning of a body, cut in the database: what {@link getExcerpt} reads. A tag cut through is dropped by the sanitiser. */
export const getBeginning = (body: SQL | { name: string }): SQL<Bilingual> =>
  sql<Bilingual>`jsonb_build_object('ar', left(${body} ->> 'ar', ${sql.raw(String(htmlForExcerpt))}), 'en', left(${body} ->> 'en', ${sql.raw(String(htmlForExcerpt))}))`

/** The beginning of a text, cut between words. */
function getExcerpt(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= excerptLength ? plain : `${plain.slice(0, plain.lastIndexOf(' ', excerptLength))}…`
}

/** A row of an article's table, with its body or the beginning of it. */
export interface ArticleRow {
  id: string
  title: Bilingual
  body: Bilingual
  image: string | null
  published_at: string
}

/** An article as one of many, in the reader's language. */
export const getCard = ({ id, title, body, image, published_at }: ArticleRow, locale: Locale): ArticleCard => ({
  id,
  title: inLocale(title, locale),
  excerpt: getExcerpt(textOfHtml(inLocale(body, locale))),
  image,
  published_at,
})
