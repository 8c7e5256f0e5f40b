import { z } from 'zod'
import { accessErrors } from '../access/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { idParams } from '../kernel/shapes.ts'
import { addressLabels } from './address-labels.ts'
import { addressBody } from './addresses.schemas.ts'
import { address, addressErrors } from './addresses.ts'
import * as calls from './user-addresses.calls.ts'

const params = z.object({ id: z.uuid('uuid'), address_id: z.uuid('uuid') })
const may = (action: 'index' | 'update') =>
  ({
    access: { audience: 'admin', permissions: [`users.${action}`] },
    owner: 'platform',
    labels: addressLabels,
    tags: ['users'],
  }) as const

/** A shopper's addresses in an admin's hands: the same rules as in the shopper's own. */
export const listUserAddresses = endpoint({
  ...may('index'),
  ...calls.listUserAddresses,
  summary: "List a customer's addresses, default first",
  params: idParams,
  response: z.array(address),
  errors: [errors.not_found],
})
export const readUserAddress = endpoint({
  ...may('index'),
  ...calls.readUserAddress,
  summary: "Get one of a customer's addresses",
  params,
  response: address,
  errors: [errors.not_found],
})
export const createUserAddress = endpoint({
  ...may('update'),
  ...calls.createUserAddress,
  summary: 'Create an address for a customer',
  audit: { action: 'addresses.create' },
  params: idParams,
  body: addressBody,
  response: address,
  status: 201,
  errors: [errors.not_found, addressErrors.addresses_full, accessErrors.account_deleted],
})
export const updateUserAddress = endpoint({
  ...may('update'),
  ...calls.updateUserAddress,
  summary: "Update a customer's address. Existing orders keep their own copy",
  audit: { action: 'addresses.update' },
  params,
  body: addressBody,
  response: address,
  errors: [errors.not_found, errors.stale_record],
})
export const removeUserAddress = endpoint({
  ...may('update'),
  ...calls.removeUserAddress,
  summary: "Delete a customer's address",
  audit: { action: 'addresses.delete' },
  params,
  response: null,
  status: 204,
  errors: [errors.not_found],
})
