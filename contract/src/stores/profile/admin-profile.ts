import { z } from 'zod'
import { accessErrors } from '../../access/errors.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { commonLabels } from '../../kernel/labels.ts'
import { idParams } from '../../kernel/shapes.ts'
import { moneyErrors } from '../../money/errors.ts'
import { reason } from '../admin-stores.schemas.ts'
import { adminStore } from '../admin-stores.ts'
import { createStoreLabels } from '../create-store-labels.ts'
import { storeErrors } from '../errors.ts'
import { storeLabels } from '../store-labels.ts'
import {
  appearanceBody,
  bankBody,
  contactsBody,
  docsC1Body,
  docsC2Body,
  servicesBody,
  shippingBody,
  storeDataC1Body,
  storeDataC2Body,
  vatBody,
} from '../store-shapes.ts'
import * as calls from './admin-profile.calls.ts'
import { createStoreBody } from './admin-profile.schemas.ts'
import { openingTimesBody } from './opening-times.schemas.ts'

export const createStore = endpoint({
  ...calls.createStore,
  summary: 'Create a store for a merchant and email its owner an invitation to set a password',
  access: { audience: 'admin', permissions: ['stores.create'] },
  owner: 'platform',
  audit: { action: 'stores.create' },
  labels: createStoreLabels,
  body: createStoreBody,
  response: adminStore,
  status: 201,
  errors: [errors.already_taken, accessErrors.subcategory_elsewhere, errors.reference_missing],
})

const saves = (group: string) =>
  ({
    access: { audience: 'admin', permissions: ['stores.update'] },
    owner: 'platform',
    labels: storeLabels,
    params: idParams,
    response: adminStore,
    audit: { action: `stores.${group}` },
  }) as const
const refused = [errors.not_found, errors.stale_record, moneyErrors.own_store] as const

export const saveContactsOf = endpoint({
  ...saves('contacts'),
  ...calls.saveContactsOf,
  summary: "Update a store's contacts shown to customers",
  body: contactsBody,
  errors: refused,
})
export const saveShippingOf = endpoint({
  ...saves('shipping'),
  ...calls.saveShippingOf,
  summary: "Update a store's delivery areas, delivery prices and minimum orders",
  body: shippingBody,
  errors: [...refused, storeErrors.city_twice, storeErrors.region_twice, storeErrors.kingdom_twice],
})
export const saveOpeningTimesOf = endpoint({
  ...saves('opening_hours'),
  ...calls.saveOpeningTimesOf,
  summary: "Update a store's opening hours, Ramadan hours and holidays",
  // The name is the holiday's.
  labels: { ...storeLabels, name: commonLabels.name },
  body: openingTimesBody,
  errors: refused,
})
export const saveDocsC1Of = endpoint({
  ...saves('documents'),
  ...calls.saveDocsC1Of,
  summary: "Update a business store's numbers and documents",
  body: docsC1Body,
  errors: [...refused, storeErrors.wrong_entity_type],
})
export const saveDocsC2Of = endpoint({
  ...saves('documents'),
  ...calls.saveDocsC2Of,
  summary: "Update an individual store's numbers and documents",
  body: docsC2Body,
  errors: [...refused, storeErrors.wrong_entity_type],
})
export const saveStoreDataC1Of = endpoint({
  ...saves('data'),
  ...calls.saveStoreDataC1Of,
  summary: 'Update the public details of a business store',
  body: storeDataC1Body,
  errors: [...refused, storeErrors.wrong_entity_type],
})
export const saveStoreDataC2Of = endpoint({
  ...saves('data'),
  ...calls.saveStoreDataC2Of,
  summary: 'Update the public details of an individual store',
  body: storeDataC2Body,
  errors: [...refused, storeErrors.wrong_entity_type],
})
export const saveAppearanceOf = endpoint({
  ...saves('appearance'),
  ...calls.saveAppearanceOf,
  summary: "Update the cover, colour and words of a store's page. An empty text removes it",
  body: appearanceBody,
  errors: refused,
})
export const resetAppearance = endpoint({
  ...saves('reset_appearance'),
  ...calls.resetAppearance,
  summary: "Remove the cover, colour and words of a store's page, with a reason that the merchant reads",
  body: z.strictObject({ reason }),
  errors: refused,
})
export const saveBankOf = endpoint({
  ...saves('bank'),
  ...calls.saveBankOf,
  step_up: 'depends',
  summary: "Update a store's bank account for payouts. A new IBAN holds payouts until they're released",
  body: bankBody,
  errors: refused,
})
export const saveVatOf = endpoint({
  ...saves('vat'),
  ...calls.saveVatOf,
  summary: "Update a store's VAT settings",
  body: vatBody,
  errors: [...refused, storeErrors.vat_number_needed, storeErrors.vat_is_due],
})
export const saveServicesOf = endpoint({
  ...saves('services'),
  ...calls.saveServicesOf,
  summary: "Update a store's services, reception and pickup point",
  body: servicesBody,
  errors: refused,
})
