import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { searchQuery } from '../kernel/page.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { advantageIcons } from './advantages.ts'
import { newsCard } from './articles.ts'
import { faqAudiences } from './faqs.ts'
import { type HomeTextKey, homeTextKeys } from './home-texts.ts'
import { pageSlugs } from './pages.ts'
import * as calls from './public.calls.ts'
import { slide } from './slide-reading.ts'

const open = { access: { audience: 'public' }, owner: 'public' } as const

/** `GET /pages/privacy-policy`, `/pages/terms-conditions` and the others: one side, sanitised HTML. */
export const readPage = endpoint({
  ...calls.readPage,
  summary: "Get a content page in the reader's language",
  ...open,
  params: z.object({ slug: z.enum(pageSlugs) }),
  response: z.object({ title: z.string(), body: z.string(), updated_at: z.iso.datetime() }),
  errors: [errors.not_found],
})

/** The published pages with their titles, for menus and footers. */
export const listPages = endpoint({
  name: 'listPages',
  method: 'GET',
  path: '/pages',
  summary: "List published content pages in the reader's language",
  ...open,
  response: z.array(z.object({ slug: z.enum(pageSlugs), title: z.string() })),
})

const icons = typedKeys(advantageIcons)
const question = z.object({ id: z.uuid(), question: z.string(), answer: z.string() })

// Every text may be missing; the entries are made of homeTextKeys.
const homeTexts = Object.fromEntries(homeTextKeys.map((key) => [key, z.string().optional()])) as Record<
  HomeTextKey,
  z.ZodOptional<z.ZodString>
>

/** Everything the landing page shows, in one answer: what is active, in its order. */
export const readLanding = endpoint({
  ...calls.readLanding,
  summary: 'Get the sections of the landing page',
  ...open,
  response: z.object({
    /** The published page `home`; null before its first publication. `texts` has only the texts that were written. */
    welcome: z.object({ title: z.string(), body: z.string(), texts: z.object(homeTexts) }).nullable(),
    advantages: z.array(z.object({ id: z.uuid(), icon: z.enum(icons), title: z.string(), body: z.string() })),
    partners: z.array(z.object({ id: z.uuid(), name: z.string(), logo: z.uuid().nullable(), link: z.string().nullable() })),
    faqs: z.array(question),
    news: z.array(newsCard),
    slides: z.array(slide),
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

const audiences = typedKeys(faqAudiences)
export const listFaqsFor = endpoint({
  ...calls.listFaqsFor,
  summary: 'List FAQs for an audience',
  ...open,
  query: z.object({ audience: z.enum(audiences), q: searchQuery.optional() }),
  response: z.array(question),
})

/** The settings that hold where the app is, by the shop whose code is drawn. */
export const appLinks = { apple: 'apple_store_link', google: 'google_play_link' } as const
const appShops = typedKeys(appLinks)

export const drawAppCode = endpoint({
  name: 'drawAppCode',
  method: 'GET',
  path: '/app-codes/{shop}',
  summary: 'Get the QR code that links to the app in an app store, as SVG. Not found if the settings have no link',
  ...open,
  params: z.object({ shop: z.enum(appShops) }),
  response: null,
  status: 200,
  raw: 'download',
  errors: [errors.not_found],
})
