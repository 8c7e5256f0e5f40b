import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { choice, englishLater, flag, integer, optional, reference, text } from '../../kernel/field.ts'
import { pageSchema } from '../../kernel/page.ts'
import type { Permission } from '../../kernel/permissions.ts'
import { referenced } from '../../kernel/referenced.ts'
import { defineResource } from '../../kernel/resource.ts'
import { isUnique } from '../../kernel/shapes.ts'
import { ownStoreErrors } from '../../money/balances/own-store-errors.ts'
import { maxItems, sectionKinds } from './section-kinds.ts'

const declared = defineResource({
  name: 'sections',
  path: 'sections',
  permission: 'sections',
  title: 'name',
  fields: {
    name: englishLater(text({ max: 80 })),
    kind: choice(sectionKinds),
    category_id: optional(reference('/admin/categories')),
    items: integer({ min: 1, max: maxItems }),
    position: integer({ max: 10_000 }),
    active: flag(),
  },
  list: {
    columns: ['name', 'kind', 'items', 'active', 'updated_at'],
    search: ['name'],
    sort: ['position', 'created_at', 'updated_at'],
    default_sort: 'position',
    filters: ['kind', 'active'],
  },
  labels: {
    one: { ar: 'قسم', en: 'Section' },
    many: { ar: 'أقسام الواجهة', en: 'Shop sections' },
    empty: {
      ar: 'رتّب أقسام واجهة التسوق: المتاجر المميزة، وأحدث المنتجات، والأكثر مبيعًا، ومنتجات تختارها بنفسك.',
      en: 'Arrange the shop’s home page: featured stores, newest products, best sellers and products you pick.',
    },
    fields: {
      name: { ar: 'عنوان القسم', en: 'Section title' },
      kind: { ar: 'محتوى القسم', en: 'Content' },
      items: { ar: 'عدد العناصر', en: 'Number of items' },
      products: { ar: 'المنتجات المختارة', en: 'Selected products' },
    } as { name: { ar: string; en: string } },
  },
})

const { fields } = declared

const products = z.array(z.uuid('uuid')).max(maxItems).refine(isUnique, 'repeated')

/** A row of the shopper's home: the declared fields, and the products picked for it in their order. */
const sectionBody = z
  .strictObject({
    name: fields.name.schema,
    kind: fields.kind.schema,
    category_id: fields.category_id.schema,
    items: fields.items.schema,
    position: fields.position.schema,
    active: fields.active.schema,
    products: products.default([]),
  })
  .superRefine(({ kind, category_id, products: picked }, issues) => {
    // An issue about a missing value gets the message "required".
    if (kind === 'category' && !category_id) issues.addIssue({ code: 'custom', path: ['category_id'], input: null, message: 'uuid' })
    if (kind === 'products' && picked.length === 0) issues.addIssue({ code: 'custom', path: ['products'], input: null, message: 'uuid' })
  })
const sectionRow = z.object({
  id: z.uuid(),
  name: fields.name.schema,
  kind: fields.kind.schema,
  category_id: fields.category_id.schema,
  category: referenced.nullable(),
  items: fields.items.schema,
  position: fields.position.schema,
  active: fields.active.schema,
  products: z.array(z.uuid()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type SectionRow = z.output<typeof sectionRow>

/** The specification lets `categories.*` govern sections too: either key opens each call. */
export const either = (action: 'index' | 'create' | 'update' | 'delete') => {
  const permissions: readonly Permission[] = [`sections.${action}`, `categories.${action}`]
  return { audience: 'admin', permissions } as const
}

const { list, read, create, update, remove, bulk, order, export: exported } = declared.endpoints

/** The rows of the shopper's home, in their order on the page. */
export const sections = {
  ...declared,
  body: sectionBody,
  row: sectionRow,
  endpoints: {
    ...declared.endpoints,
    list: endpoint({ ...list, access: either('index'), response: pageSchema(sectionRow) }),
    read: endpoint({ ...read, access: either('index'), response: sectionRow }),
    create: endpoint({
      ...create,
      access: either('create'),
      body: sectionBody,
      response: sectionRow,
      errors: [...(create.errors ?? []), ownStoreErrors.own_store],
    }),
    update: endpoint({
      ...update,
      access: either('update'),
      body: sectionBody,
      response: sectionRow,
      errors: [...(update.errors ?? []), ownStoreErrors.own_store],
    }),
    remove: endpoint({ ...remove, access: either('delete') }),
    bulk: endpoint({ ...bulk, access: either('update') }),
    order: endpoint({ ...order, access: either('update') }),
    export: endpoint({ ...exported, access: either('index') }),
  },
}
