import type { ImportField } from '@rahba/contract/catalog/import/import-fields'

type Example = Partial<Record<ImportField, string>>

/** An abaya in two colours, with a row for each variant, and a product without options. */
const examples: readonly Example[] = [
  {
    product: 'abaya-1',
    'name.ar': 'عباية كتان',
    'name.en': 'Linen abaya',
    'option1_name.ar': 'اللون',
    'option1_name.en': 'Colour',
    'option1_value.ar': 'أسود',
    'option1_value.en': 'Black',
    option1_look: '#1f1f1f',
    'option2_name.ar': 'المقاس',
    'option2_name.en': 'Size',
    'option2_value.ar': '54',
    'option2_value.en': '54',
    sku: 'ABAYA-BLACK-54',
    price: '250',
    quantity: '5',
    weight: '700',
  },
  {
    product: 'abaya-1',
    'option1_value.ar': 'بيج',
    'option1_value.en': 'Beige',
    option1_look: '#e8dcc4',
    'option2_value.ar': '54',
    'option2_value.en': '54',
    sku: 'ABAYA-BEIGE-54',
    price: '270',
    price_after_discount: '240',
    quantity: '3',
  },
  { 'name.ar': 'تمر سكري', 'name.en': 'Sukkari dates', sku: 'DATES-1', price: '45', quantity: '20', weight: '1000' },
]

/** The cells of the examples in a template, in the order of its columns. */
export const exampleCells = (fields: readonly ImportField[]): (string | null)[][] =>
  examples.map((example) => fields.map((field) => example[field] ?? null))
