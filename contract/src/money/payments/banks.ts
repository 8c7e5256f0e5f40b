import { z } from 'zod'
import { bilingual, flag, image, optional, text } from '../../kernel/field.ts'
import { nameMessages } from '../../kernel/messages.ts'
import { cleanIdentifier } from '../../kernel/normalise.ts'
import { defineResource } from '../../kernel/resource.ts'

nameMessages({ iban_code: { ar: '{field}: رقمان فقط', en: '{field}: 2 digits' } })

/** Banks that stores and shoppers choose from. `iban_code` is a hint that preselects the bank of an IBAN, never a reason to refuse one. */
export const banks = defineResource({
  name: 'banks',
  path: 'banks',
  permission: 'banks',
  title: 'name',
  fields: {
    name: bilingual(text({ max: 120 })),
    swift: optional(text({ min: 8, max: 11 })),
    iban_code: optional({
      ...text({ min: 2, max: 2 }),
      schema: z
        .string()
        .overwrite(cleanIdentifier)
        .regex(/^\d{2}$/, 'iban_code'),
    }),
    logo: optional(image()),
    active: flag(),
  },
  list: {
    columns: ['logo', 'name', 'iban_code', 'swift', 'active'],
    search: ['name', 'swift'],
    sort: ['name', 'created_at', 'updated_at'],
    default_sort: 'name',
    filters: ['active'],
  },
  labels: {
    one: { ar: 'بنك', en: 'Bank' },
    many: { ar: 'البنوك', en: 'Banks' },
    empty: { ar: 'أضف البنوك التي يختار منها التجار.', en: 'Add the banks merchants can choose from.' },
    fields: {
      name: { ar: 'اسم البنك', en: 'Bank name' },
      swift: { ar: 'رمز سويفت', en: 'SWIFT code' },
      iban_code: { ar: 'رمز البنك في الآيبان', en: 'Bank code in IBAN' },
    },
  },
})
