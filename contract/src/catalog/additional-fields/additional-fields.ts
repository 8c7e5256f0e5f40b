import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bilingualText, idParams } from '../../kernel/shapes.ts'
import { catalogErrors } from '../products/product-errors.ts'
import { additionalFieldLabels } from './additional-field-labels.ts'
import * as calls from './additional-fields.calls.ts'
import { additionalFieldBody, kind } from './additional-fields.schemas.ts'

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
  ...calls.listAdditionalFields,
  summary: "List the store's additional fields with their options and prices",
  query: z.object({ ...pageQuery, sort }),
  response: pageSchema(additionalFieldRow),
})

export const exportAdditionalFields = endpoint({
  ...shared,
  ...calls.exportAdditionalFields,
  summary: 'Export filtered additional fields as a file',
  query: z.object({ q: pageQuery.q, sort, format: exportFormat }),
  response: null,
  raw: 'download',
})

export const readAdditionalField = endpoint({
  ...shared,
  ...calls.readAdditionalField,
  summary: 'Get an additional field',
  params: idParams,
  response: additionalFieldRow,
  errors: [errors.not_found],
})

export const createAdditionalField = endpoint({
  ...shared,
  ...calls.createAdditionalField,
  summary: 'Create an additional field with its options',
  audit: { action: 'additional-fields.create' },
  body: additionalFieldBody,
  response: savedField,
  status: 201,
  errors: fieldErrors,
})

export const updateAdditionalField = endpoint({
  ...shared,
  ...calls.updateAdditionalField,
  summary: 'Update an additional field. Options that you omit are removed',
  audit: { action: 'additional-fields.update' },
  params: idParams,
  body: additionalFieldBody,
  response: savedField,
  errors: [errors.stale_record, errors.not_found, ...fieldErrors],
})

export const removeAdditionalField = endpoint({
  ...shared,
  ...calls.removeAdditionalField,
  summary: 'Delete an additional field. Products no longer use it',
  audit: { action: 'additional-fields.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})
