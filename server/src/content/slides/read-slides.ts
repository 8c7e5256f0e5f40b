import type { PreviewedSlide } from '@rahba/contract/content/slide-preview'
import type { Slide } from '@rahba/contract/content/slide-reading'
import type { SlideState } from '@rahba/contract/content/slide-states'
import type { SlidePlacement } from '@rahba/contract/content/slides'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { slides } from '../table.ts'

// This is more than anybody leafs through.
const maxShown = 10

const hasBegun = sql`coalesce(${slides.start_date} <= ${today}, true)`
const isNotOver = (day: SQL) => sql`coalesce(${slides.end_date} >= ${day}, true)`

const readRows = (db: Db, placement: SlidePlacement, which: SQL | undefined) =>
  db
    .select({
      id: slides.id,
      title: slides.title,
      image_ar: slides.image_ar,
      image_en: slides.image_en,
      link: slides.link,
      active: slides.active,
      start_date: slides.start_date,
      begun: sql<boolean>`${hasBegun}`,
    })
    .from(slides)
    .where(and(eq(slides.placement, placement), which))
    .orderBy(asc(slides.position), asc(slides.id))
    .limit(maxShown)
type Row = Awaited<ReturnType<typeof readRows>>[number]

/** Turns a row into what its readers see; where there is no English picture the Arabic one serves both. */
const toSlide = ({ id, title, image_ar, image_en, link }: Row, locale: Locale): Slide => ({
  id,
  title: inLocale(title, locale),
  image: (locale === 'en' && image_en) || image_ar,
  link,
})

/** Lists the slides of a place that run today, in their order. */
export async function listSlides(db: Db, placement: SlidePlacement, locale: Locale): Promise<Slide[]> {
  const rows = await readRows(db, placement, and(eq(slides.active, true), hasBegun, isNotOver(today)))
  return rows.map((row) => toSlide(row, locale))
}

function getState({ active, start_date, begun }: Row, on: string | undefined): SlideState {
  if (!active) return 'hidden'
  const runs = on ? !start_date || start_date <= on : begun
  return runs ? 'runs' : 'scheduled'
}

/**
 * Lists the same with those that are switched off or begin later, each with its state, for an administrator who arranges them.
 * @param on the day, `YYYY-MM-DD`; today if it is not given
 */
export async function previewSlides(db: Db, placement: SlidePlacement, locale: Locale, on?: string): Promise<PreviewedSlide[]> {
  const rows = await readRows(db, placement, isNotOver(on ? sql`${on}::date` : today))
  return rows.map((row) => ({ ...toSlide(row, locale), start_date: row.start_date, state: getState(row, on) }))
}
