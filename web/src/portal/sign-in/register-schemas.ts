import { confirmed } from '@rahba/contract/access/confirmed'
import { registerFields } from '@rahba/contract/access/store-auth.schemas'
import { z } from 'zod'

const { name, phone, email, password, password_confirmation, terms_accept, agreement_number: _, ...storeFields } = registerFields

/** The registration's fields by step: the same rules as the server's, checked step by step. */
export const accountStep = confirmed(z.object({ name, phone, email, password, password_confirmation, terms_accept }), 'password')
export const storeStep = z.object(storeFields)

export const accountStart = { name: '', phone: '', email: '', password: '', password_confirmation: '', terms_accept: false }
export const storeStart = {
  store_name: { ar: '', en: '' },
  category_id: null as string | null,
  subcategory_id: null as string | null,
  city_id: null as string | null,
  entity_type: 'business',
}

export type Account = z.output<typeof accountStep>
export type StoreDetails = z.output<typeof storeStep>
export const isAccountField = (field: string): boolean => field in accountStart
