import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { advantageIcons } from './advantages.ts'
import { faqAudiences } from './faqs.ts'

/** Content pages that exist, by the slug of their address. */
export const pageSlugs = ['home', 'about-us', 'terms-conditions', 'privacy-policy'] as const
export type PageSlug = (typeof pageSlugs)[number]

const open = { access: { audience: 'public' }, owner: 'public' } as const

/** `GET /pages/privacy-policy`, `/pages/terms-conditions` and the others: one side, sanitised HTML. */
export const readPage = endpoint({
  name: 'readPage',
  method: 'GET',
  path: '/pages/{slug}',
  summary: 'A content page in the reader’s language',
  ...open,
  params: z.object({ slug: z.enum(pageSlugs) }),
  response: z.object({ title: z.string(), body: z.string(), updated_at: z.iso.datetime() }),
  errors: [errors.not_found],
})

const icons = Object.keys(advantageIcons) as [keyof typeof advantageIcons, ...(keyof typeof advantageIcons)[]] // a constant table's keys
const question = z.object({ id: z.uuid(), question: z.string(), answer: z.string() })

/** Everything the landing page shows, in one answer: what is active, in its order. */
export const readLanding = endpoint({
  name: 'readLanding',
  method: 'GET',
  path: '/landing',
  summary: 'The landing page’s sections',
  ...open,
  response: z.object({
    advantages: z.array(z.object({ id: z.uuid(), icon: z.enum(icons), title: z.string(), body: z.string() })),
    partners: z.array(z.object({ id: z.uuid(), name: z.string(), logo: z.uuid().nullable(), link: z.string().nullable() })),
    faqs: z.array(question),
    news: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        excerpt: z.string(),
        image: z.uuid().nullable(),
        news_link: z.string().nullable(),
        published_at: z.iso.datetime(),
      }),
    ),
    stores: z.array(
      z.object({
        id: z.uuid(),
        slug: z.string(),
        name: z.string(),
        description: z.string(),
        logo: z.uuid().nullable(),
        cover: z.uuid().nullable(),
        category: z.string().nullable(),
        city: z.string().nullable(),
      }),
    ),
  }),
})

const audiences = Object.keys(faqAudiences) as [keyof typeof faqAudiences, ...(keyof typeof faqAudiences)[]] // a constant table's keys
export const listFaqsFor = endpoint({
  name: 'listFaqsFor',
  method: 'GET',
  path: '/faqs',
  summary: 'Questions for an audience',
  ...open,
  query: z.object({ audience: z.enum(audiences), q: z.string().trim().max(100).optional() }),
  response: z.array(question),
})
