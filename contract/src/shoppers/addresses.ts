import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { defineErrors, errors } from '../kernel/errors.ts'
import { optional, phone, shortAddressSchema, text } from '../kernel/field.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { nameMessages } from '../kernel/messages.ts'
import { blankIsNull, idParams } from '../kernel/shapes.ts'

/** As many as one shopper may keep. */
export const mostAddresses = 20

export const addressErrors = defineErrors({
  addresses_full: {
    status: 422,
    ar: 'وصلت إلى الحد الأعلى من العناوين المحفوظة. احذف عنوانًا لا تستخدمه أولًا',
    en: 'You have saved as many addresses as you can. Delete one you do not use first',
  },
})

export const addressLabels = {
  label: { ar: 'اسم العنوان', en: 'Address name' },
  name: { ar: 'اسم المستلم', en: 'Recipient' },
  phone: { ar: 'جوال المستلم', en: 'Recipient’s mobile' },
  city_id: { ar: 'المدينة', en: 'City' },
  district: { ar: 'الحي', en: 'District' },
  street: { ar: 'الشارع', en: 'Street' },
  building: { ar: 'المبنى والشقة', en: 'Building and flat' },
  short_address: { ar: 'العنوان الوطني المختصر', en: 'Short national address' },
  lat: { ar: 'خط العرض', en: 'Latitude' },
  lng: { ar: 'خط الطول', en: 'Longitude' },
  is_default: { ar: 'العنوان الافتراضي', en: 'Default address' },
} satisfies FieldLabels

nameMessages({
  whole_point: { ar: 'حدد الموقع على الخريطة كاملًا أو اتركه', en: 'Give the whole point on the map, or none' },
})

const degrees = (most: number) => z.preprocess(blankIsNull, z.number().min(-most).max(most).nullable())

/** An address as a shopper writes it. */
export const addressBody = z
  .strictObject({
    label: text({ max: 40 }).schema,
    name: text({ max: 75, min: 2 }).schema,
    phone: phone().schema,
    city_id: z.uuid('uuid'),
    district: text({ max: 100, min: 2 }).schema,
    street: text({ max: 150, min: 2 }).schema,
    building: optional(text({ max: 100 })).schema,
    /** Carriers in the Kingdom take no parcel without it. */
    short_address: z.preprocess(blankIsNull, shortAddressSchema.nullable()),
    lat: degrees(90),
    lng: degrees(180),
    /** The first address is the default whatever this says, and the default stays it until another one is. */
    is_default: z.boolean().default(false),
  })
  .refine(({ lat, lng }) => (lat === null) === (lng === null), { path: ['lat'], message: 'whole_point' })
export type AddressBody = z.output<typeof addressBody>

export const address = z.object({
  id: z.uuid(),
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  city_id: z.uuid(),
  /** In the reader's language, like the region. */
  city: z.string(),
  region: z.string(),
  district: z.string(),
  street: z.string(),
  building: z.string().nullable(),
  short_address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  is_default: z.boolean(),
})
export type Address = z.output<typeof address>

const user = { access: { audience: 'user' }, owner: 'user', labels: addressLabels, tags: ['addresses'] } as const

export const listAddresses = endpoint({
  ...user,
  name: 'listAddresses',
  method: 'GET',
  path: '/user/addresses',
  summary: "The shopper's addresses, the default first",
  response: z.array(address),
})
export const readAddress = endpoint({
  ...user,
  name: 'readAddress',
  method: 'GET',
  path: '/user/addresses/{id}',
  summary: 'One address',
  params: idParams,
  response: address,
  errors: [errors.not_found],
})
export const createAddress = endpoint({
  ...user,
  name: 'createAddress',
  method: 'POST',
  path: '/user/addresses',
  summary: 'Save an address',
  audit: { action: 'addresses.create' },
  body: addressBody,
  response: address,
  status: 201,
  errors: [addressErrors.addresses_full],
})
export const updateAddress = endpoint({
  ...user,
  name: 'updateAddress',
  method: 'PUT',
  path: '/user/addresses/{id}',
  summary: 'Change an address; orders placed before keep their own copy',
  audit: { action: 'addresses.update' },
  params: idParams,
  body: addressBody,
  response: address,
  errors: [errors.not_found],
})
export const removeAddress = endpoint({
  ...user,
  name: 'removeAddress',
  method: 'DELETE',
  path: '/user/addresses/{id}',
  summary: 'Delete an address; if it was the default, the newest one left takes its place',
  audit: { action: 'addresses.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})
export const makeDefaultAddress = endpoint({
  ...user,
  name: 'makeDefaultAddress',
  method: 'PUT',
  path: '/user/addresses/{id}/default',
  summary: 'Make an address the default',
  audit: { action: 'addresses.default' },
  params: idParams,
  response: address,
  errors: [errors.not_found],
})
