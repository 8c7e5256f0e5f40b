import { bilingual, flag, integer, rate, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

/** Countries with what differs between them: dialling code, currency and its decimals, VAT. */
export const countries = defineResource({
  name: 'countries',
  path: 'locations/countries',
  permission: 'countries',
  title: 'name',
  fields: {
    name: bilingual(text({ max: 100 })),
    iso: text({ min: 2, max: 2 }),
    dialling_code: text({ min: 2, max: 6 }),
    currency: text({ min: 3, max: 3 }),
    currency_decimals: integer({ min: 0, max: 3 }),
    vat_rate: rate(),
    active: flag(),
  },
  list: {
    columns: ['name', 'iso', 'dialling_code', 'currency', 'vat_rate', 'active'],
    search: ['name', 'iso'],
    sort: ['iso', 'created_at'],
    default_sort: 'created_at',
    filters: ['active'],
  },
  labels: {
    one: { ar: 'دولة', en: 'Country' },
    many: { ar: 'الدول', en: 'Countries' },
    empty: { ar: 'أضف الدولة الأولى لتبدأ بإضافة مناطقها ومدنها.', en: 'Add the first country, then its regions and cities.' },
    fields: {
      name: { ar: 'اسم الدولة', en: 'Country name' },
      iso: { ar: 'رمز الدولة', en: 'ISO code' },
      dialling_code: { ar: 'مفتاح الاتصال', en: 'Dialling code' },
      currency: { ar: 'العملة', en: 'Currency' },
      currency_decimals: { ar: 'خانات الكسور', en: 'Currency decimals' },
      vat_rate: { ar: 'نسبة ضريبة القيمة المضافة', en: 'VAT rate' },
    },
  },
})
