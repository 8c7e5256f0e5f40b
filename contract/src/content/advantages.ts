import { choice, englishLater, flag, integer, longText, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

/** The drawings an advantage may carry; the landing page knows each. */
export const advantageIcons = {
  store: { ar: 'متجر', en: 'Store' },
  truck: { ar: 'شاحنة توصيل', en: 'Delivery truck' },
  wallet: { ar: 'محفظة', en: 'Wallet' },
  shield: { ar: 'درع', en: 'Shield' },
  chart: { ar: 'رسم بياني', en: 'Chart' },
  chat: { ar: 'محادثة', en: 'Chat' },
  receipt: { ar: 'فاتورة', en: 'Invoice' },
  headset: { ar: 'دعم', en: 'Support' },
  phone: { ar: 'جوال', en: 'Phone' },
  tag: { ar: 'بطاقة سعر', en: 'Price tag' },
}

/** The advantages of the marketplace on the landing page. */
export const advantages = defineResource({
  name: 'advantages',
  path: 'advantages',
  permission: 'advantages',
  title: 'title',
  fields: {
    title: englishLater(text({ max: 120 })),
    body: englishLater(longText({ max: 500 })),
    icon: choice(advantageIcons),
    position: integer({ max: 10_000 }),
    active: flag(),
  },
  list: {
    columns: ['icon', 'title', 'position', 'active', 'updated_at'],
    search: ['title'],
    sort: ['position', 'created_at', 'updated_at'],
    default_sort: 'position',
    filters: ['active'],
  },
  labels: {
    one: { ar: 'ميزة', en: 'Advantage' },
    many: { ar: 'المزايا', en: 'Advantages' },
    empty: {
      ar: 'أضف ما يميز المنصة ليظهر في الصفحة الرئيسية.',
      en: 'Add what sets the marketplace apart. It appears on the landing page.',
    },
    fields: { title: { ar: 'عنوان الميزة', en: 'Title' }, body: { ar: 'الوصف', en: 'Description' } },
  },
})
