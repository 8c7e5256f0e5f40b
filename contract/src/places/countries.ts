import { z } from 'zod'
import { bilingual, flag, integer, rate, text } from '../kernel/field.ts'
import { nameMessages } from '../kernel/messages.ts'
import { cleanIdentifier } from '../kernel/normalise.ts'
import { defineResource } from '../kernel/resource.ts'

nameMessages({
  country_iso: { ar: '{field}: حرفان لاتينيان، مثل SA', en: '{field}: 2 Latin letters, like SA' },
  country_currency: { ar: '{field}: 3 أحرف لاتينية، مثل SAR', en: '{field}: 3 Latin letters, like SAR' },
  dialling_code: { ar: '{field}: علامة + ثم أرقام، مثل +966', en: '{field}: a plus sign and digits, like +966' },
})

const capitals = (letters: number, message: string) =>
  z
    .string()
    .overwrite((typed) => cleanIdentifier(typed).toUpperCase())
    .regex(new RegExp(`^[A-Z]{${letters}}$`), message)

/** `966`, `00966` and `+966` are one code. */
const diallingCode = z
  .string()
  .overwrite((typed) => cleanIdentifier(typed).replace(/^(00)?(?=\d)/, '+'))
  .regex(/^\+[1-9]\d{0,3}$/, 'dialling_code')

/** Countries with what differs between them: dialling code, currency and its decimals, VAT. */
export const countries = defineResource({
  name: 'countries',
  path: 'locations/countries',
  permission: 'countries',
  title: 'name',
  fields: {
    name: bilingual(text({ max: 100 })),
    iso: { ...text({ min: 2, max: 2 }), schema: capitals(2, 'country_iso') },
    dialling_code: { ...text({ min: 2, max: 6 }), schema: diallingCode },
    currency: { ...text({ min: 3, max: 3 }), schema: capitals(3, 'country_currency') },
    currency_decimals: integer({ min: 0, max: 3 }),
    vat_rate: rate(),
    active: flag(),
  },
  list: {
    columns: ['name', 'iso', 'dialling_code', 'currency', 'vat_rate', 'active'],
    search: ['name', 'iso'],
    sort: ['name', 'iso', 'created_at'],
    default_sort: 'created_at',
    filters: ['active'],
  },
  labels: {
    one: { ar: 'دولة', en: 'Country' },
    many: { ar: 'الدول', en: 'Countries' },
    empty: { ar: 'أضف أول دولة، ثم مناطقها ومدنها.', en: 'Add your first country, then its regions and cities.' },
    fields: {
      name: { ar: 'اسم الدولة', en: 'Country name' },
      iso: { ar: 'رمز الدولة', en: 'ISO code' },
      dialling_code: { ar: 'مفتاح الاتصال', en: 'Dialling code' },
      currency: { ar: 'العملة', en: 'Currency' },
      currency_decimals: { ar: 'الخانات العشرية', en: 'Decimal places' },
      vat_rate: { ar: 'نسبة ضريبة القيمة المضافة', en: 'VAT rate' },
    },
  },
})
