import { englishLater, flag, image, integer, link, optional, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

/** Partners shown on the landing page; the specification's paths and keys call them clients. */
export const partners = defineResource({
  name: 'partners',
  path: 'clients',
  permission: 'clients',
  title: 'name',
  fields: {
    name: englishLater(text({ max: 120 })),
    logo: optional(image()),
    link: optional(link()),
    position: integer({ max: 10_000 }),
    active: flag(),
  },
  list: {
    columns: ['logo', 'name', 'position', 'active', 'updated_at'],
    search: ['name'],
    sort: ['position', 'created_at', 'updated_at'],
    default_sort: 'position',
    filters: ['active'],
  },
  labels: {
    one: { ar: 'شريك', en: 'Partner' },
    many: { ar: 'الشركاء', en: 'Partners' },
    empty: { ar: 'أضف شعارات الشركاء لتظهر في الصفحة الرئيسية.', en: 'Add partners and their logos. They appear on the landing page.' },
    fields: { name: { ar: 'اسم الشريك', en: 'Partner name' }, link: { ar: 'الموقع الإلكتروني', en: 'Website' } },
  },
})
