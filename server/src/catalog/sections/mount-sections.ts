import { previewSections as previewCall } from '@rahba/contract/catalog/section-preview'
import { searchSectionProducts as searchCall } from '@rahba/contract/catalog/sections'
import { sections as resource } from '@rahba/contract/catalog/sections.schemas'
import { errors } from '@rahba/contract/kernel/errors'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { and, inArray, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { requireOutsiders } from '../../money/require-outsider.ts'
import { crud } from '../../platform/crud/crud.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { previewSections } from '../market/market-sections.ts'
import { sections } from '../section-table.ts'
import { products } from '../table.ts'
import { searchSectionProducts } from './search-section-products.ts'

/** The stores of these products; null where one is not there. */
async function storesOfAll(db: Db, ids: readonly string[]): Promise<string[] | null> {
  const found = await db
    .select({ store_id: products.store_id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deleted_at)))
  return found.length === ids.length ? found.map(({ store_id }) => store_id) : null
}

/** The rows of the shopper's home. What belongs to another kind than the chosen one is not kept. */
export function mountSections(app: FastifyInstance): void {
  serve(app, searchCall, async (ctx) => searchSectionProducts(ctx.db, ctx.query))
  serve(app, previewCall, (ctx) => previewSections(ctx.db, ctx.locale))
  crud(app, resource, sections, {
    extra: { products: sections.products },
    async beforeSave(db, body, before, ctx) {
      // The resource's body schema provides them. Switching a section on or off sends only the declared fields and leaves them unchanged.
      const { products: picked = [] } = body as typeof body & { products?: string[] }
      if (before && !('products' in body)) return body
      const kept = body.kind === 'products' ? picked : []
      // Its existing products may have been deleted since. They are skipped and need not be removed first.
      const added = kept.filter((id) => !(before?.products as string[] | undefined)?.includes(id))
      if (added.length > 0) {
        const sellers = await storesOfAll(db, added)
        if (sellers === null)
          throw failField('products', errors.reference_missing, { field: fieldLabel(['products'], ctx.locale, resource.labels.fields) })
        if (ctx.who?.audience === 'admin') await requireOutsiders(db, ctx.who.admin_id, sellers)
      }
      return { ...body, category_id: body.kind === 'category' ? body.category_id : null, products: kept }
    },
  })
}
