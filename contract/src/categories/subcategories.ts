import { englishLater, flag, image, integer, optional, reference, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

/** The second and last level below a category. */
export const subcategories = defineResource({
  name: 'subcategories',
  path: 'subcategories',
  permission: 'subcategories',
  title: 'name',
  fields: {
    name: englishLater(text({ max: 80 })),
    category_id: reference('/admin/categories'),
    image: optional(image()),
    position: integer({ max: 10_000 }),
    active: flag(),
  },
  list: {
    columns: ['image', 'name', 'category_id', 'stores_count', 'position', 'active', 'updated_at'],
    search: ['name'],
    sort: ['position', 'created_at', 'updated_at'],
    default_sort: 'position',
    filters: ['category_id', 'active'],
  },
  labels: {
    one: { ar: 'تصنيف فرعي', en: 'Subcategory' },
    many: { ar: 'التصنيفات الفرعية', en: 'Subcategories' },
    empty: {
      ar: 'قسّم التصنيفات الكبيرة إلى تصنيفات فرعية ليجد العميل ما يريد بسرعة.',
      en: 'Split large categories into subcategories so customers find things faster.',
    },
    fields: {
      name: { ar: 'اسم التصنيف الفرعي', en: 'Subcategory name' },
      category_id: { ar: 'التصنيف الرئيسي', en: 'Parent category' },
    },
  },
})
