import { previewSections as previewCall, previewSection as previewOneCall } from '@rahba/contract/catalog/sections/section-preview'
import { searchSectionProducts as searchCall } from '@rahba/contract/catalog/sections/sections'
import { sections as resource } from '@rahba/contract/catalog/sections/sections.schemas'
import type { FastifyInstance } from 'fastify'
import { crud } from '../../platform/crud/crud.ts'
import { serve } from '../../platform/http/serve.ts'
import { previewSections } from '../market/market-sections.ts'
import { checkSection } from './check-section.ts'
import { previewSection } from './preview-section.ts'
import { searchSectionProducts } from './search-section-products.ts'
import { sections } from './table.ts'

/** The rows of the shopper's home. What belongs to another kind than the chosen one is not kept. */
export function mountSections(app: FastifyInstance): void {
  serve(app, searchCall, async (ctx) => searchSectionProducts(ctx.db, ctx.query))
  serve(app, previewCall, (ctx) => previewSections(ctx.db, ctx.locale))
  serve(app, previewOneCall, (ctx) =>
    previewSection(ctx.db, ctx.body, { id: ctx.query.id, admin_id: ctx.who.admin_id, locale: ctx.locale }),
  )
  crud(app, resource, sections, {
    extra: { products: sections.products },
    async beforeSave(db, body, before, ctx) {
      // The resource's body schema provides the products. Switching a section on or off sends only the declared fields and leaves them unchanged.
      if (before && !('products' in body)) return body
      return checkSection(db, body as typeof body & { products?: string[] }, {
        before: (before?.products as string[] | undefined) ?? [],
        admin_id: ctx.who?.audience === 'admin' ? ctx.who.admin_id : null,
        locale: ctx.locale,
        labels: resource.labels.fields,
      })
    },
  })
}
