import { sections as resource } from '@rahba/contract/catalog/sections/sections.schemas'
import { errors } from '@rahba/contract/kernel/errors'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { categories } from '../../categories/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { type DraftedSection, previewDraft } from '../market/market-sections.ts'
import { checkSection, type SectionBody } from './check-section.ts'
import { sections } from './table.ts'

interface PreviewContext {
  /** The saved section that the unsaved one replaces. */
  id: string | undefined
  admin_id: string
  locale: Locale
}

/** The id of a section that has none yet. No row has it. */
const newId = '00000000-0000-0000-0000-000000000000'

/** The products of the saved section, which may stay in the unsaved one. */
async function readBefore(db: Db, id: string | undefined): Promise<string[]> {
  if (!id) return []
  const [row] = await db.select({ products: sections.products }).from(sections).where(eq(sections.id, id))
  return row?.products ?? []
}

/**
 * Lists the home's sections as they would be with this unsaved one. Nothing is stored. Throws what saving it throws: `reference_missing` under
 * `category_id` or `products`, `own_store`.
 */
export async function previewSection(db: Db, body: SectionBody, { id, admin_id, locale }: PreviewContext): Promise<DraftedSection[]> {
  const labels = resource.labels.fields
  const draft = await checkSection(db, body, { before: await readBefore(db, id), admin_id, locale, labels })
  if (draft.category_id) {
    const [category] = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, draft.category_id))
    if (!category) throw failField('category_id', errors.reference_missing, { field: fieldLabel(['category_id'], locale, labels) })
  }
  return previewDraft(db, { ...draft, id: id ?? newId }, locale)
}
