import { z } from 'zod'
import { activationCode, longCode } from '../../access/credentials.ts'
import { accessErrors } from '../../access/errors.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { emailSchema, phoneSchema } from '../../kernel/field.ts'
import { commonLabels } from '../../kernel/labels.ts'
import { idParams } from '../../kernel/shapes.ts'
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
  storeProfile,
  vatBody,
} from '../store-shapes.ts'
import { openingTimesBody } from './opening-times.schemas.ts'
import * as calls from './profile.calls.ts'
import { ownerBody } from './profile.schemas.ts'

const own = { access: { audience: 'store' }, owner: 'self', labels: storeLabels, response: storeProfile } as const
const saves = (group: string) =>
  ({ ...own, access: { audience: 'store', permissions: ['profile'] }, audit: { action: `stores.${group}` } }) as const

export const getStoreProfile = endpoint({
  ...calls.getStoreProfile,
  summary: "Get the store's profile and its missing details",
  ...own,
})
export const updateStoreProfile = endpoint({
  ...calls.updateStoreProfile,
  summary: "Update the signed-in member's own name, image and language",
  ...own,
  // The name is the person's, not the store's.
  labels: { ...storeLabels, name: commonLabels.name },
  audit: { action: 'members.update' },
  body: ownerBody,
  errors: [errors.stale_record],
})
export const saveContacts = endpoint({
  ...calls.saveContacts,
  summary: "Update the store's contacts shown to customers",
  ...saves('contacts'),
  body: contactsBody,
  errors: [errors.stale_record],
})
export const saveShipping = endpoint({
  ...calls.saveShipping,
  summary: "Update the store's delivery areas, delivery prices and minimum orders",
  ...saves('shipping'),
  body: shippingBody,
  errors: [
    errors.stale_record,
    storeErrors.city_twice,
    storeErrors.region_twice,
    storeErrors.kingdom_twice,
    storeErrors.short_address_needed,
  ],
})
export const saveOpeningTimes = endpoint({
  ...calls.saveOpeningTimes,
  summary: "Update the store's opening hours, Ramadan hours and holidays",
  ...saves('opening_hours'),
  // The name is the holiday's.
  labels: { ...storeLabels, name: commonLabels.name },
  body: openingTimesBody,
  errors: [errors.stale_record],
})
export const saveDocsC1 = endpoint({
  ...calls.saveDocsC1,
  summary: 'Update the documents of a business store',
  ...saves('documents'),
  body: docsC1Body,
  errors: [errors.stale_record, storeErrors.wrong_entity_type],
})
export const saveDocsC2 = endpoint({
  ...calls.saveDocsC2,
  summary: 'Update the documents of an individual store',
  ...saves('documents'),
  body: docsC2Body,
  errors: [errors.stale_record, storeErrors.wrong_entity_type],
})
export const saveStoreDataC1 = endpoint({
  ...calls.saveStoreDataC1,
  summary: 'Update the public details of a business store',
  ...saves('data'),
  body: storeDataC1Body,
  errors: [errors.stale_record, storeErrors.wrong_entity_type],
})
export const saveStoreDataC2 = endpoint({
  ...calls.saveStoreDataC2,
  summary: 'Update the public details of an individual store',
  ...saves('data'),
  body: storeDataC2Body,
  errors: [errors.stale_record, storeErrors.wrong_entity_type],
})
export const saveAppearance = endpoint({
  ...calls.saveAppearance,
  summary: "Update the cover, colour and words of the store's page. An empty text removes it",
  ...saves('appearance'),
  body: appearanceBody,
  errors: [errors.stale_record],
})
export const saveBank = endpoint({
  ...calls.saveBank,
  step_up: 'depends',
  summary: "Update the bank account for payouts. A change holds payouts until it's accepted",
  ...saves('bank'),
  body: bankBody,
  errors: [errors.stale_record],
})
export const saveVat = endpoint({
  ...calls.saveVat,
  summary: "Update the store's VAT settings",
  ...saves('vat'),
  body: vatBody,
  errors: [errors.stale_record, storeErrors.vat_number_needed, storeErrors.vat_is_due],
})
export const saveServices = endpoint({
  ...calls.saveServices,
  summary: "Update the store's services, reception and pickup point",
  ...saves('services'),
  body: servicesBody,
  errors: [errors.stale_record],
})
/** Hands the complete store in for review; a rejected one comes back to it this way. */
export const submitStore = endpoint({
  ...calls.submitStore,
  summary: 'Submit the store for review',
  ...saves('submit'),
  errors: [storeErrors.store_incomplete, storeErrors.store_wrong_state, storeErrors.agreement_needed],
})
export const withdrawChange = endpoint({
  ...calls.withdrawChange,
  summary: 'Withdraw a pending change',
  ...saves('withdraw_change'),
  params: idParams,
  errors: [errors.not_found],
})
export const toggleOnline = endpoint({
  ...calls.toggleOnline,
  summary: 'Open or close the store',
  ...saves('toggle_online'),
  body: z.strictObject({ is_online: z.boolean().optional() }).default({}),
  errors: [storeErrors.you_must_wait_for_approval, storeErrors.agreement_needed],
})
export const toggleShipping = endpoint({
  ...calls.toggleShipping,
  summary: 'Turn delivery on or off',
  ...saves('toggle_shipping'),
  body: z.strictObject({ shipping_enabled: z.boolean().optional() }).default({}),
})

/** `message` tells the person that a code is on its way, in their language; `code_length` how many digits it has. */
const sent = z.object({ sent: z.literal(true), message: z.string(), code_length: z.int() })
const noAudit = { none: 'a code is sent; nothing changes until it is confirmed' } as const
const sends = {
  access: { audience: 'store' },
  owner: 'self',
  audit: noAudit,
  response: sent,
  labels: storeLabels,
  atomic: false,
  limits: [{ by: 'ip', points: 20, seconds: 600 }],
} as const
const sendErrors = [accessErrors.code_too_soon, accessErrors.code_too_many, errors.too_many_requests] as const
export const sendPhoneCode = endpoint({
  ...calls.sendPhoneCode,
  step_up: 'depends',
  summary: 'Send a code to a current or new mobile number. A taken number gets the same response, and its owner is notified',
  ...sends,
  body: z.strictObject({ phone: phoneSchema }),
  errors: [...sendErrors, accessErrors.sms_country, accessErrors.sms_network, accessErrors.sms_limit],
})
export const sendEmailCode = endpoint({
  ...calls.sendEmailCode,
  step_up: 'depends',
  summary: 'Send a code to a current or new email. A taken email gets the same response, and its owner is notified',
  ...sends,
  body: z.strictObject({ email: emailSchema }),
  errors: sendErrors,
})
const verifies = { ...own, atomic: false, audit: { action: 'members.verify' } } as const
export const verifyPhone = endpoint({
  ...calls.verifyPhone,
  step_up: 'depends',
  summary: 'Confirm a mobile number with its code',
  ...verifies,
  body: z.strictObject({ phone: phoneSchema, code: longCode }),
})
export const verifyEmail = endpoint({
  ...calls.verifyEmail,
  step_up: 'depends',
  summary: 'Confirm an email with its code',
  ...verifies,
  body: z.strictObject({ email: emailSchema, code: activationCode }),
})

const choice = z.object({ id: z.string(), name: z.string() })
export const listStoreServices = endpoint({
  name: 'listStoreServices',
  method: 'GET',
  path: '/stores-services',
  summary: 'List services that a store can offer',
  access: { audience: 'store' },
  owner: 'platform',
  response: z.array(choice),
})
export const listCompanies = endpoint({
  name: 'listCompanies',
  method: 'GET',
  path: '/location/companies',
  summary: 'List shipping companies',
  access: { audience: 'store' },
  owner: 'platform',
  response: z.array(choice),
})
export const getDynamicLink = endpoint({
  ...calls.getDynamicLink,
  summary: "Get the link to the store's page that a merchant can share",
  access: { audience: 'store' },
  owner: 'store',
  params: z.object({ storeId: z.uuid('uuid') }),
  response: z.object({ link: z.url() }),
  errors: [errors.not_found],
})
