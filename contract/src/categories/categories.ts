import { englishLater, flag, image, integer, optional, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

/** The marketplace's kinds of goods; shoppers browse by them. */
export const categories = defineResource({
  name: 'categories',
  path: 'categories',
  permission: 'categories',
  title: 'name',
  fields: {
    name: englishLater(text({ max: 80 })),
    image: optional(image()),
    position: integer({ max: 10_000 }),
    active: flag(),
  },
  list: {
    columns: ['image', 'name', 'stores_count', 'position', 'active', 'updated_at'],
    search: ['name'],
    sort: ['position', 'created_at', 'updated_at'],
    default_sort: 'position',
    filters: ['active'],
  },
  labels: {
    one: { ar: 'تصنيف', en: 'Category' },
    many: { ar: 'التصنيفات', en: 'Categories' },
    empty: {
      ar: 'أضف التصنيفات التي يتصفح العملاء السوق من خلالها، مثل: تمور، عبايات، إلكترونيات.',
      en: 'Add the categories customers browse by, such as dates, abayas or electronics.',
    },
    fields: { name: { ar: 'اسم التصنيف', en: 'Category name' } },
  },
})
