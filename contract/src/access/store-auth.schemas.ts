import { z } from 'zod'
import { choice, eitherSide, email, phone, reference, text } from '../kernel/field.ts'
import { countSchema } from '../kernel/shapes.ts'
import { entityTypes } from '../stores/store-states.ts'
import { newPassword, repeatedPassword } from './credentials.ts'

/** A merchant registers with these fields: the person, then the store. */
export const registerFields = {
  name: text({ min: 3, max: 75 }).schema,
  phone: phone().schema,
  email: email().schema,
  password: newPassword,
  password_confirmation: repeatedPassword,
  terms_accept: z.literal(true, { error: 'terms' }),
  /** The version of the merchant agreement that was offered; left out or null while none is published. */
  agreement_number: countSchema(1).nullish(),
  store_name: eitherSide(text({ min: 2, max: 80 })).schema,
  category_id: reference('/admin/categories').schema,
  subcategory_id: reference('/admin/subcategories').schema,
  city_id: reference('/admin/locations/cities').schema,
  entity_type: choice(entityTypes).schema,
}
