import { choice, date, englishLater, flag, image, integer, optional, ownLink, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

export const slidePlacements = {
  landing: { ar: 'الصفحة الرئيسية للموقع', en: 'Landing page' },
  shoppers: { ar: 'واجهة التسوق', en: 'Shop home page' },
  stores: { ar: 'بوابة التاجر', en: 'Store portal' },
}
export type SlidePlacement = keyof typeof slidePlacements

/** Pictures with a link on a page, from one day to another; the specification's permission calls them ads. */
export const slides = defineResource({
  name: 'slides',
  path: 'slides',
  permission: 'ads',
  title: 'title',
  fields: {
    title: englishLater(text({ max: 120 })),
    image_ar: image(),
    image_en: optional(image()),
    placement: choice(slidePlacements),
    link: optional(ownLink()),
    start_date: optional(date()),
    end_date: optional(date()),
    position: integer({ max: 10_000 }),
    active: flag(),
  },
  list: {
    columns: ['image_ar', 'title', 'placement', 'start_date', 'end_date', 'position', 'active'],
    search: ['title'],
    sort: ['position', 'created_at', 'updated_at'],
    default_sort: 'position',
    filters: ['placement', 'active'],
  },
  labels: {
    one: { ar: 'إعلان', en: 'Ad' },
    many: { ar: 'الإعلانات', en: 'Ads' },
    empty: {
      ar: 'أضف أول إعلان: صورة لكل لغة، ورابط، ومكان الظهور.',
      en: 'Add your first ad: an image for each language, a link and a placement.',
    },
    fields: {
      title: { ar: 'عنوان الإعلان', en: 'Title' },
      image_ar: { ar: 'الصورة العربية', en: 'Arabic image' },
      image_en: { ar: 'الصورة الإنجليزية', en: 'English image' },
      placement: { ar: 'مكان الظهور', en: 'Placement' },
      link: { ar: 'الرابط', en: 'Link' },
      start_date: { ar: 'بداية الظهور', en: 'Start date' },
      end_date: { ar: 'نهاية الظهور', en: 'End date' },
    },
  },
})
