import type { Slide } from '@rahba/contract/content/slide-reading'
import type { SlidePlacement } from '@rahba/contract/content/slides'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { slides } from '../table.ts'

// This is more than anybody leafs through.
const maxShown = 10
const hasBegun = sql`coalesce(${slides.start_date} <= ${today}, true)`
const isNotOver = sql`coalesce(${slides.end_date} >= ${today}, true)`

async function readSlides(db: Db, placement: SlidePlacement, locale: Locale, which: SQL | undefined): Promise<Slide[]> {
  const rows = await db
    .select({ id: slides.id, title: slides.title, image_ar: slides.image_ar, image_en: slides.image_en, link: slides.link })
    .from(slides)
    .where(and(eq(slides.placement, placement), which))
    .orderBy(asc(slides.position), asc(slides.id))
    .limit(maxShown)
  return rows.map(({ id, title, image_ar, image_en, link }) => ({
    id,
    title: inLocale(title, locale),
    image: (locale === 'en' && image_en) || image_ar,
    link,
  }))
}

/** The slides of a place that run today, in their order; where there is no English picture the Arabic one serves both. */
export const listSlides = (db: Db, placement: SlidePlacement, locale: Locale): Promise<Slide[]> =>
  readSlides(db, placement, locale, and(eq(slides.active, true), hasBegun, isNotOver))

/** The same with those that are switched off or begin later, for an administrator who arranges them. */
export const previewSlides = (db: Db, placement: SlidePlacement, locale: Locale): Promise<Slide[]> =>
  readSlides(db, placement, locale, isNotOver)
