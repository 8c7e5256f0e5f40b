import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { defineErrors, errors } from '../kernel/errors.ts'
import { idParams } from '../kernel/shapes.ts'
import { addressLabels } from './address-labels.ts'
import * as calls from './addresses.calls.ts'
import { addressBody } from './addresses.schemas.ts'

/** The maximum number of addresses of a shopper. */
export const maxAddresses = 20

export const addressErrors = defineErrors({
  addresses_full: {
    status: 422,
    ar: 'بلغت الحد الأقصى للعناوين المحفوظة. احذف عنوانًا لا تستخدمه أولًا',
    en: 'You’ve reached the maximum number of saved addresses. Delete one you don’t use first',
  },
})

export const address = z.object({
  id: z.uuid(),
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  city_id: z.uuid(),
  /** The name in the reader's language, like the region's. */
  city: z.string(),
  region: z.string(),
  district: z.string(),
  street: z.string(),
  building: z.string().nullable(),
  short_address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  is_default: z.boolean(),
  /** The version that `If-Match` says. */
  updated_at: z.iso.datetime(),
})
export type Address = z.output<typeof address>

const user = { access: { audience: 'user' }, owner: 'user', labels: addressLabels, tags: ['addresses'] } as const

export const listAddresses = endpoint({
  ...user,
  ...calls.listAddresses,
  summary: "List the customer's addresses, default first",
  response: z.array(address),
})
export const readAddress = endpoint({
  ...user,
  ...calls.readAddress,
  summary: 'Get an address',
  params: idParams,
  response: address,
  errors: [errors.not_found],
})
export const createAddress = endpoint({
  ...user,
  ...calls.createAddress,
  summary: 'Create an address',
  audit: { action: 'addresses.create' },
  body: addressBody,
  response: address,
  status: 201,
  errors: [addressErrors.addresses_full],
})
export const updateAddress = endpoint({
  ...user,
  ...calls.updateAddress,
  summary: 'Update an address. Existing orders keep their own copy',
  audit: { action: 'addresses.update' },
  params: idParams,
  body: addressBody,
  response: address,
  errors: [errors.not_found, errors.stale_record],
})
export const removeAddress = endpoint({
  ...user,
  ...calls.removeAddress,
  summary: 'Delete an address. If it was the default, the newest remaining one becomes the default',
  audit: { action: 'addresses.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})
export const makeDefaultAddress = endpoint({
  ...user,
  ...calls.makeDefaultAddress,
  summary: 'Set an address as the default',
  audit: { action: 'addresses.default' },
  params: idParams,
  response: address,
  errors: [errors.not_found],
})
