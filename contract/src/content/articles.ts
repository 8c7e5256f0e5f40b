import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { pageQuery, pageSchema } from '../kernel/page.ts'
import { idParams } from '../kernel/shapes.ts'
import * as calls from './articles.calls.ts'

// News and improvements as they are read: out, for the reader's audience, in the reader's language.

const head = { id: z.uuid(), title: z.string(), image: z.uuid().nullable(), published_at: z.iso.datetime() }
const news_link = z.string().nullable()

/** One of many: the beginning of its text instead of all of it. */
const articleCard = z.object({ ...head, excerpt: z.string() })
export const newsCard = articleCard.extend({ news_link })
export type ArticleCard = z.output<typeof articleCard>

/** One to read: its text is sanitised HTML. */
const article = z.object({ ...head, body: z.string() })
const newsArticle = article.extend({ news_link })
export type Article = z.output<typeof article>

const query = z.object(pageQuery)
const visitors = { access: { audience: 'public' }, owner: 'public', tags: ['content'] } as const
// The articles are the same for every store.
const merchants = { access: { audience: 'store' }, owner: 'platform', tags: ['content'] } as const

export const listPublicNews = endpoint({
  ...calls.listPublicNews,
  summary: 'List news for visitors and customers, latest first',
  ...visitors,
  query,
  response: pageSchema(newsCard),
})

export const readPublicNews = endpoint({
  ...calls.readPublicNews,
  summary: 'Get a news item for visitors and customers',
  ...visitors,
  params: idParams,
  response: newsArticle,
  errors: [errors.not_found],
})

export const listStoreNews = endpoint({
  ...calls.listStoreNews,
  summary: 'List news for merchants, latest first',
  ...merchants,
  query,
  response: pageSchema(newsCard),
})

export const readStoreNews = endpoint({
  ...calls.readStoreNews,
  summary: 'Get a news item for merchants',
  ...merchants,
  params: idParams,
  response: newsArticle,
  errors: [errors.not_found],
})

export const listStoreImprovements = endpoint({
  ...calls.listStoreImprovements,
  summary: 'List product improvements, latest first',
  ...merchants,
  query,
  response: pageSchema(articleCard),
})

export const readStoreImprovement = endpoint({
  ...calls.readStoreImprovement,
  summary: 'Get a product improvement',
  ...merchants,
  params: idParams,
  response: article,
  errors: [errors.not_found],
})
