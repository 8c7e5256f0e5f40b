import { choice, datetime, englishLater, flag, image, link, optional, richText, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

export const newsAudiences = {
  all: { ar: 'الجميع', en: 'Everyone' },
  landing: { ar: 'زوار الموقع والعملاء', en: 'Visitors and customers' },
  stores: { ar: 'التجار', en: 'Merchants' },
}
export type NewsAudience = keyof typeof newsAudiences

/** News, each read by its audience once its moment has come. */
export const news = defineResource({
  name: 'news',
  path: 'news',
  permission: 'news',
  title: 'title',
  fields: {
    title: englishLater(text({ max: 160 })),
    body: englishLater(richText()),
    image: optional(image()),
    audience: choice(newsAudiences),
    news_link: optional(link()),
    published_at: datetime(),
    active: flag(),
  },
  list: {
    columns: ['image', 'title', 'audience', 'published_at', 'updated_at'],
    search: ['title'],
    sort: ['published_at', 'created_at', 'updated_at'],
    default_sort: '-published_at',
    filters: ['audience', 'active'],
  },
  labels: {
    one: { ar: 'خبر', en: 'News item' },
    many: { ar: 'الأخبار', en: 'News' },
    empty: {
      ar: 'اكتب أول خبر، وحدد جمهوره وتاريخ نشره.',
      en: 'Write your first news item, and choose its audience and publish date.',
    },
    fields: {
      title: { ar: 'عنوان الخبر', en: 'Title' },
      body: { ar: 'نص الخبر', en: 'Text' },
      audience: { ar: 'الجمهور', en: 'Audience' },
      news_link: { ar: 'رابط التفاصيل', en: 'Details link' },
      active: { ar: 'ظاهر للجمهور المحدد', en: 'Visible to its audience' },
    },
  },
})
