import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { defineErrors, errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bulkResult } from '../../kernel/resource-endpoints.ts'
import { bilingualText, idParams } from '../../kernel/shapes.ts'
import { offerLabels } from './offer-labels.ts'
import { offerStateKeys, offerTypeKeys } from './offer-types.ts'
import * as calls from './offers.calls.ts'
import { offerBody } from './offers.schemas.ts'

export const offerErrors = defineErrors({
  offer_overlaps: {
    status: 422,
    ar: 'يوجد عرض آخر على «{product}» في هذه المدة: {offer}، من {from} إلى {to}',
    en: '“{product}” already has an offer in this period: {offer}, from {from} to {to}',
  },
  offer_above_price: {
    status: 422,
    ar: 'مبلغ الخصم يتجاوز سعر «{product}» البالغ {price}',
    en: 'The discount is more than the price of “{product}” ({price})',
  },
  offer_over: {
    status: 409,
    ar: 'لا يمكن تعديل عرض منتهٍ أو موقوف. أنشئ عرضًا جديدًا',
    en: 'This offer has ended or was stopped, so it can’t be edited. Create a new one',
  },
  offer_in_past: { status: 422, ar: 'اختر تاريخ اليوم أو تاريخًا لاحقًا', en: 'Choose today or a later date' },
})

const product = z.object({
  id: z.uuid(),
  name: bilingualText,
  image: z.uuid().nullable(),
  price: z.int(),
  price_after_discount: z.int().nullable(),
})
export type OfferProduct = z.output<typeof product>

export const offerRow = z.object({
  id: z.uuid(),
  offer_type: z.enum(offerTypeKeys),
  offer_value: z.int(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  state: z.enum(offerStateKeys),
  stopped_at: z.iso.datetime().nullable(),
  products_count: z.int(),
  /** The first by name, so that a list says what the offer is about. */
  first_product: product.pick({ id: true, name: true, image: true }).nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type OfferRow = z.output<typeof offerRow>

const offerDetail = offerRow.extend({ products: z.array(product) })
export type OfferDetail = z.output<typeof offerDetail>

const shared = { tags: ['offers'], access: { audience: 'store', permissions: ['products'] }, owner: 'store', labels: offerLabels } as const
const saving = [offerErrors.offer_overlaps, offerErrors.offer_above_price, offerErrors.offer_in_past] as const

const filters = {
  q: pageQuery.q,
  state: commaList(offerStateKeys),
  offer_type: commaList(offerTypeKeys),
  sort: sortParam(['start_date', 'end_date', 'created_at'], '-start_date'),
}

export const listOffers = endpoint({
  ...shared,
  ...calls.listOffers,
  summary: "List the store's offers. Search by product",
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(offerRow),
})

export const exportOffers = endpoint({
  ...shared,
  ...calls.exportOffers,
  summary: 'Export filtered offers as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})

export const readOffer = endpoint({
  ...shared,
  ...calls.readOffer,
  summary: 'Get an offer with its products',
  params: idParams,
  response: offerDetail,
  errors: [errors.not_found],
})

export const createOffer = endpoint({
  ...shared,
  ...calls.createOffer,
  summary: 'Create an offer on products. A product can have one offer at a time',
  audit: { action: 'offers.create' },
  body: offerBody,
  response: offerDetail,
  status: 201,
  errors: saving,
})

export const updateOffer = endpoint({
  ...shared,
  ...calls.updateOffer,
  summary: "Update an offer that hasn't ended",
  audit: { action: 'offers.update' },
  params: idParams,
  body: offerBody,
  response: offerDetail,
  errors: [errors.not_found, errors.stale_record, offerErrors.offer_over, ...saving],
})

export const stopOffer = endpoint({
  ...shared,
  ...calls.stopOffer,
  summary: 'End an offer now. Its products can then have another offer',
  audit: { action: 'offers.stop' },
  params: idParams,
  response: offerDetail,
  errors: [errors.not_found, offerErrors.offer_over],
})

export const removeOffer = endpoint({
  ...shared,
  ...calls.removeOffer,
  summary: 'Delete an offer. Existing orders keep their discount',
  audit: { action: 'offers.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})

export const bulkOffers = endpoint({
  ...shared,
  ...calls.bulkOffers,
  summary: 'Stop or delete multiple offers. Each offer has its own result',
  audit: { action: 'offers.bulk' },
  body: z.strictObject({ action: z.enum(['stop', 'delete']), ids: z.array(z.uuid('uuid')).min(1).max(100) }),
  response: bulkResult,
})
