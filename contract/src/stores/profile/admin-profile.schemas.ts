import { z } from 'zod'
import { registerFields } from '../../access/store-auth.schemas.ts'
import { locales } from '../../kernel/locale.ts'

const { password: _set, password_confirmation: _again, terms_accept: _agreed, agreement_number: _version, ...newStore } = registerFields
/** The fields of a store that an admin registers for a merchant, who sets the password by an invitation. */
export const createStoreBody = z.strictObject({ ...newStore, locale: z.enum(locales).default('ar') })
