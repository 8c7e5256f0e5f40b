import { brand } from '../kernel/brand.ts'
import { datetime, englishLater, flag, image, optional, richText, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

/** News about the product, for merchants; `{product}-improvements` in the specification's paths. */
export const improvements = defineResource({
  name: 'improvements',
  path: `${brand.product}-improvements`,
  permission: 'improvements',
  title: 'title',
  fields: {
    title: englishLater(text({ max: 160 })),
    body: englishLater(richText()),
    image: optional(image()),
    published_at: datetime(),
    active: flag(),
  },
  list: {
    columns: ['title', 'published_at', 'active', 'updated_at'],
    search: ['title'],
    sort: ['published_at', 'created_at', 'updated_at'],
    default_sort: '-published_at',
    filters: ['active'],
  },
  labels: {
    one: { ar: 'تحسين', en: 'Improvement' },
    many: { ar: 'التحسينات', en: 'Improvements' },
    empty: {
      ar: 'أخبر التجار بأول تحسين أطلقته في المنصة.',
      en: 'Tell merchants about your first improvement.',
    },
    fields: {
      title: { ar: 'عنوان التحسين', en: 'Title' },
      body: { ar: 'الوصف', en: 'Description' },
      active: { ar: 'ظاهر للتجار', en: 'Visible to merchants' },
    },
  },
})
