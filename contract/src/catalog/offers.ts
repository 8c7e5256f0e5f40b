import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { defineErrors, errors } from '../kernel/errors.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import type { Bilingual } from '../kernel/locale.ts'
import { nameMessages } from '../kernel/messages.ts'
import { cleanNumber } from '../kernel/normalise.ts'
import { anyOf, pageOf, pageQuery, sortParam } from '../kernel/page.ts'
import { bulkResult, exportFormat } from '../kernel/resource.ts'
import { bilingualText, daySchema, idParams, isUnique } from '../kernel/shapes.ts'
import { type OfferType, offerStateKeys, offerTypeKeys } from './offer-types.ts'

export const offerLabels = {
  offer_type: { ar: 'نوع العرض', en: 'Offer type' },
  offer_value: { ar: 'قيمة العرض', en: 'Offer value' },
  start_date: { ar: 'تاريخ البداية', en: 'Starts on' },
  end_date: { ar: 'تاريخ النهاية', en: 'Ends on' },
  products: { ar: 'المنتجات', en: 'Products' },
  state: { ar: 'الحالة', en: 'State' },
  stopped_at: { ar: 'وقت الإيقاف', en: 'Stopped at' },
  /** What it gives in words, in its history. */
  name: { ar: 'العرض', en: 'Offer' },
} satisfies FieldLabels

/** What the value is called under each type, by the form and by what the form is told. */
const valueLabels: Record<OfferType, Bilingual> = {
  percentage: { ar: 'نسبة الخصم', en: 'Percentage off' },
  value: { ar: 'مبلغ الخصم', en: 'Amount off' },
  free_product: { ar: 'يشتري المتسوق', en: 'Shopper buys' },
}
export const offerLabelsOf = (type: OfferType): FieldLabels => ({ ...offerLabels, offer_value: valueLabels[type] })

nameMessages({
  not_before_start: { ar: '{field}: لا يكون قبل يوم البداية', en: '{field} cannot be before the start date' },
})

export const offerErrors = defineErrors({
  offer_overlaps: {
    status: 422,
    ar: 'على «{product}» عرض آخر في هذه المدة: {offer}، من {from} إلى {to}',
    en: '“{product}” has another offer in this period: {offer}, from {from} to {to}',
  },
  offer_above_price: {
    status: 422,
    ar: 'مبلغ الخصم أعلى من سعر «{product}» وهو {price} ر.س',
    en: 'The amount off is more than the price of “{product}”, which is SAR {price}',
  },
  offer_over: {
    status: 409,
    ar: 'انتهى هذا العرض أو أُوقف، ولا يمكن تعديله. أنشئ عرضًا جديدًا',
    en: 'This offer has ended or was stopped and cannot be changed. Create a new one',
  },
  offer_in_past: { status: 422, ar: 'اختر يومًا لم يمض بعد', en: 'Choose a day that has not passed' },
})

export const mostOfferProducts = 100
/** The most of each type, with the unit that a refusal names it in; a whole product is given away by `free_product`, not by a percentage. */
const most: Record<OfferType, { value: number; unit?: 'rate' | 'money' }> = {
  percentage: { value: 9_900, unit: 'rate' },
  value: { value: 100_000_000, unit: 'money' },
  free_product: { value: 100 },
}

/** A type's own number: what can't be read as one is refused in the words of its unit. */
const ruleOf = <T extends OfferType>(type: T) => {
  const { value, unit } = most[type]
  return z.strictObject({
    offer_type: z.literal(type),
    offer_value: z.preprocess(cleanNumber, z.int(unit).min(1, unit).max(value, unit)),
    start_date: daySchema,
    end_date: daySchema,
    products: z.array(z.uuid('uuid')).min(1).max(mostOfferProducts).refine(isUnique, 'repeated'),
  })
}

/** An automatic price rule. `offer_value`: halalas off each unit, basis points off, or how many units bring one more free. Both days count. */
export const offerBody = z
  .discriminatedUnion('offer_type', [ruleOf('percentage'), ruleOf('value'), ruleOf('free_product')])
  .superRefine(({ start_date, end_date }, issues) => {
    if (end_date < start_date) issues.addIssue({ code: 'custom', path: ['end_date'], input: end_date, message: 'not_before_start' })
  })
export type OfferBody = z.output<typeof offerBody>

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
  state: anyOf(offerStateKeys),
  offer_type: anyOf(offerTypeKeys),
  sort: sortParam(['start_date', 'end_date', 'created_at'], '-start_date'),
}

export const listOffers = endpoint({
  ...shared,
  name: 'listOffers',
  method: 'GET',
  path: '/store/offers',
  summary: "The store's offers; the search finds them by their products",
  query: z.object({ ...pageQuery, ...filters }),
  response: pageOf(offerRow),
})

export const exportOffers = endpoint({
  ...shared,
  name: 'exportOffers',
  method: 'GET',
  path: '/store/offers/export',
  summary: 'The filtered offers as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})

export const readOffer = endpoint({
  ...shared,
  name: 'readOffer',
  method: 'GET',
  path: '/store/offers/{id}',
  summary: 'One offer with its products',
  params: idParams,
  response: offerDetail,
  errors: [errors.not_found],
})

export const createOffer = endpoint({
  ...shared,
  name: 'createOffer',
  method: 'POST',
  path: '/store/offers',
  summary: 'Add an offer on products; a product has one offer at a time',
  audit: { action: 'offers.create' },
  body: offerBody,
  response: offerDetail,
  status: 201,
  errors: saving,
})

export const updateOffer = endpoint({
  ...shared,
  name: 'updateOffer',
  method: 'PUT',
  path: '/store/offers/{id}',
  summary: 'Change an offer that is not over',
  audit: { action: 'offers.update' },
  params: idParams,
  body: offerBody,
  response: offerDetail,
  errors: [errors.not_found, errors.stale_record, offerErrors.offer_over, ...saving],
})

export const stopOffer = endpoint({
  ...shared,
  name: 'stopOffer',
  method: 'POST',
  path: '/store/offers/{id}/stop',
  summary: 'End an offer now; its products are free for another',
  audit: { action: 'offers.stop' },
  params: idParams,
  response: offerDetail,
  errors: [errors.not_found, offerErrors.offer_over],
})

export const removeOffer = endpoint({
  ...shared,
  name: 'removeOffer',
  method: 'DELETE',
  path: '/store/offers/{id}',
  summary: 'Delete an offer; orders keep what it took off',
  audit: { action: 'offers.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})

export const bulkOffers = endpoint({
  ...shared,
  name: 'bulkOffers',
  method: 'POST',
  path: '/store/offers/bulk',
  summary: 'Stop or delete many offers, each with its own result',
  audit: { action: 'offers.bulk' },
  body: z.strictObject({ action: z.enum(['stop', 'delete']), ids: z.array(z.uuid('uuid')).min(1).max(100) }),
  response: bulkResult,
})
