import { contentErrors } from '@rahba/contract/content/errors'
import { failField } from '../../platform/errors.ts'

/** Refuses a slide that would end before it starts. Throws `validation` under `end_date`. */
export async function checkSlide<S extends { start_date: string | null; end_date: string | null }>(slide: S): Promise<S> {
  const { start_date, end_date } = slide
  if (start_date && end_date && end_date < start_date) throw failField('end_date', contentErrors.slide_ends_before_start)
  return slide
}
