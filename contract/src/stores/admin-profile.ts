import { accessErrors } from '../access/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { idParams } from '../kernel/shapes.ts'
import { moneyErrors } from '../money/errors.ts'
import { createStoreBody } from './admin-profile.schemas.ts'
import { adminStore } from './admin-stores.ts'
import { createStoreLabels } from './create-store-labels.ts'
import { storeErrors } from './errors.ts'
import { storeLabels } from './store-labels.ts'
import {
  bankBody,
  contactsBody,
  docsC1Body,
  docsC2Body,
  servicesBody,
  shippingBody,
  storeDataC1Body,
  storeDataC2Body,
  vatBody,
} from './store-schemas.ts'

export const createStore = endpoint({
  name: 'createStore',
  method: 'POST',
  path: '/admin/stores',
  summary: 'Register a store for a merchant and mail its owner an invitation to set a password',
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
    method: 'PUT',
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
  name: 'saveContactsOf',
  path: '/admin/stores/{id}/contacts-settings',
  summary: "A store's contacts shown to shoppers",
  body: contactsBody,
  errors: refused,
})
export const saveShippingOf = endpoint({
  ...saves('shipping'),
  name: 'saveShippingOf',
  path: '/admin/stores/{id}/shipping-settings',
  summary: 'Where a store delivers, for how much, from which order on',
  body: shippingBody,
  errors: [...refused, storeErrors.city_twice],
})
export const saveDocsC1Of = endpoint({
  ...saves('documents'),
  name: 'saveDocsC1Of',
  path: '/admin/stores/{id}/docs-settingsC1',
  summary: "A business store's numbers and papers",
  body: docsC1Body,
  errors: [...refused, storeErrors.wrong_entity_type],
})
export const saveDocsC2Of = endpoint({
  ...saves('documents'),
  name: 'saveDocsC2Of',
  path: '/admin/stores/{id}/docs-settingsC2',
  summary: "An individual's numbers and papers",
  body: docsC2Body,
  errors: [...refused, storeErrors.wrong_entity_type],
})
export const saveStoreDataC1Of = endpoint({
  ...saves('data'),
  name: 'saveStoreDataC1Of',
  path: '/admin/stores/{id}/store-dataC1',
  summary: 'What a business store shows of itself',
  body: storeDataC1Body,
  errors: [...refused, storeErrors.wrong_entity_type],
})
export const saveStoreDataC2Of = endpoint({
  ...saves('data'),
  name: 'saveStoreDataC2Of',
  path: '/admin/stores/{id}/store-dataC2',
  summary: "What an individual's store shows of itself",
  body: storeDataC2Body,
  errors: [...refused, storeErrors.wrong_entity_type],
})
export const saveBankOf = endpoint({
  ...saves('bank'),
  name: 'saveBankOf',
  step_up: 'depends',
  path: '/admin/stores/{id}/bank-settings',
  summary: "The account of a store's payouts; another IBAN holds them until they are released",
  body: bankBody,
  errors: refused,
})
export const saveVatOf = endpoint({
  ...saves('vat'),
  name: 'saveVatOf',
  path: '/admin/stores/{id}/vat-settings',
  summary: 'Whether and how VAT applies to a store',
  body: vatBody,
  errors: [...refused, storeErrors.vat_number_needed, storeErrors.vat_is_due],
})
export const saveServicesOf = endpoint({
  ...saves('services'),
  name: 'saveServicesOf',
  path: '/admin/stores/{id}/store-services',
  summary: "A store's services, reception and pick-up point",
  body: servicesBody,
  errors: refused,
})
