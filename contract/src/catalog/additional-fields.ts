import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { bilingual, choice, flag, money, text } from '../kernel/field.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { pageOf, pageQuery, sortParam } from '../kernel/page.ts'
import { exportFormat } from '../kernel/resource.ts'
import { bilingualText, idParams } from '../kernel/shapes.ts'
import { additionalFieldKindLabels } from './additional-field-kinds.ts'
import { catalogErrors } from './product-errors.ts'

const name = bilingual(text({ max: 80 })).schema
const kind = choice(additionalFieldKindLabels).schema

export const additionalFieldLabels = {
  kind: { ar: 'نوع الحقل', en: 'Kind' },
  is_required: { ar: 'إلزامي', en: 'Required' },
  options: { ar: 'الخيارات', en: 'Options' },
  price: { ar: 'يضاف إلى السعر', en: 'Added to the price' },
  products: { ar: 'المنتجات', en: 'Products' },
} satisfies FieldLabels

/** An option as it is saved: with its id when it exists already, so that orders keep pointing to it. */
const optionBody = z.strictObject({ id: z.uuid('uuid').optional(), name, price: money({ max: 10_000_000 }).schema })

export const additionalFieldBody = z.strictObject({
  name,
  kind,
  is_required: flag().schema,
  active: flag().schema,
  /** Of the kinds `one_of` and `several_of`; in the order shoppers see. */
  options: z.array(optionBody).max(50),
})
export type AdditionalFieldBody = z.output<typeof additionalFieldBody>

export const additionalField = z.object({
  id: z.uuid(),
  name: bilingualText,
  kind,
  is_required: z.boolean(),
  active: z.boolean(),
  options: z.array(z.object({ id: z.uuid(), name: bilingualText, price: z.int() })),
})
export type AdditionalField = z.output<typeof additionalField>

const savedField = additionalField.extend({ updated_at: z.iso.datetime() })
const additionalFieldRow = savedField.extend({ products: z.int(), created_at: z.iso.datetime() })
export type AdditionalFieldRow = z.output<typeof additionalFieldRow>

const shared = {
  tags: ['additional-fields'],
  access: { audience: 'store', permissions: ['products'] },
  owner: 'store',
  labels: additionalFieldLabels,
} as const
const fieldErrors = [catalogErrors.options_needed, catalogErrors.no_options_here] as const

const sort = sortParam(['created_at', 'updated_at'], '-created_at')

export const listAdditionalFields = endpoint({
  ...shared,
  name: 'listAdditionalFields',
  method: 'GET',
  path: '/store/additional-fields',
  summary: "The store's property types with their options and prices",
  query: z.object({ ...pageQuery, sort }),
  response: pageOf(additionalFieldRow),
})

export const exportAdditionalFields = endpoint({
  ...shared,
  name: 'exportAdditionalFields',
  method: 'GET',
  path: '/store/additional-fields/export',
  summary: 'The filtered property types as a file',
  query: z.object({ q: pageQuery.q, sort, format: exportFormat }),
  response: null,
  raw: 'download',
})

export const readAdditionalField = endpoint({
  ...shared,
  name: 'readAdditionalField',
  method: 'GET',
  path: '/store/additional-fields/{id}',
  summary: 'One property type',
  params: idParams,
  response: additionalFieldRow,
  errors: [errors.not_found],
})

export const createAdditionalField = endpoint({
  ...shared,
  name: 'createAdditionalField',
  method: 'POST',
  path: '/store/additional-fields',
  summary: 'Add a property type with its options',
  audit: { action: 'additional-fields.create' },
  body: additionalFieldBody,
  response: savedField,
  status: 201,
  errors: fieldErrors,
})

export const updateAdditionalField = endpoint({
  ...shared,
  name: 'updateAdditionalField',
  method: 'PUT',
  path: '/store/additional-fields/{id}',
  summary: 'Change a property type; options left out are removed',
  audit: { action: 'additional-fields.update' },
  params: idParams,
  body: additionalFieldBody,
  response: savedField,
  errors: [errors.stale_record, errors.not_found, ...fieldErrors],
})

export const removeAdditionalField = endpoint({
  ...shared,
  name: 'removeAdditionalField',
  method: 'DELETE',
  path: '/store/additional-fields/{id}',
  summary: 'Delete a property type; products that ask for it stop asking',
  audit: { action: 'additional-fields.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})
