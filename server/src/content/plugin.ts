import { advantages } from '@rahba/contract/content/advantages'
import {
  listPublicNews,
  listStoreImprovements,
  listStoreNews,
  readPublicNews,
  readStoreImprovement,
  readStoreNews,
} from '@rahba/contract/content/articles'
import { faqs } from '@rahba/contract/content/faqs'
import { improvements } from '@rahba/contract/content/improvements'
import { news } from '@rahba/contract/content/news'
import { partners } from '@rahba/contract/content/partners'
import {
  drawAppCode,
  listFaqsFor,
  listPages as listPagesCall,
  readLanding as readLandingCall,
  readPage as readPageCall,
} from '@rahba/contract/content/public'
import { previewSlides as previewSlidesCall } from '@rahba/contract/content/slide-preview'
import { listSlidesAt } from '@rahba/contract/content/slide-reading'
import { slides } from '@rahba/contract/content/slides'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { serve } from '../platform/http/serve.ts'
import { sendAppCode } from './app-code.ts'
import { listImprovements, readImprovement } from './articles/read-improvements.ts'
import { listNews, readNews } from './articles/read-news.ts'
import { mountDiscovery } from './discovery/mount-discovery.ts'
import { mountPages } from './pages/mount-pages.ts'
import { listFaqs, listPages, readLanding, readPage } from './read-public.ts'
import { checkSlide } from './slides/check-slide.ts'
import { listSlides, previewSlides } from './slides/read-slides.ts'
import {
  advantages as advantagesTable,
  faqs as faqsTable,
  improvements as improvementsTable,
  news as newsTable,
  partners as partnersTable,
  slides as slidesTable,
} from './table.ts'

/** Mounts the reading calls: news, improvements and slides by their audience and days, published pages, questions. */
function mountReading(app: FastifyInstance): void {
  serve(app, listPublicNews, (ctx) => listNews(ctx.db, 'landing', ctx.query, ctx.locale))
  serve(app, readPublicNews, (ctx) => readNews(ctx.db, 'landing', ctx.params.id, ctx.locale))
  serve(app, listStoreNews, (ctx) => listNews(ctx.db, 'stores', ctx.query, ctx.locale))
  serve(app, readStoreNews, (ctx) => readNews(ctx.db, 'stores', ctx.params.id, ctx.locale))
  serve(app, listStoreImprovements, (ctx) => listImprovements(ctx.db, ctx.query, ctx.locale))
  serve(app, readStoreImprovement, (ctx) => readImprovement(ctx.db, ctx.params.id, ctx.locale))
  serve(app, listSlidesAt, (ctx) => listSlides(ctx.db, ctx.query.placement, ctx.locale))
  serve(app, listPagesCall, (ctx) => listPages(ctx.db, ctx.locale))
  serve(app, readPageCall, (ctx) => readPage(ctx.db, ctx.params.slug, ctx.locale))
  serve(app, readLandingCall, (ctx) => readLanding(ctx.db, ctx.locale))
  serve(app, drawAppCode, (ctx) => sendAppCode(ctx.reply, ctx.db, ctx.params.shop))
  serve(app, listFaqsFor, (ctx) => listFaqs(ctx.db, ctx.query.audience, ctx.locale, ctx.query.q))
}

/** Mounts the platform's content, as records and as visitors and merchants read it. */
export function mountContent(app: FastifyInstance): void {
  mountDiscovery(app)
  crud(app, faqs, faqsTable)
  crud(app, advantages, advantagesTable)
  crud(app, partners, partnersTable)
  crud(app, news, newsTable)
  crud(app, improvements, improvementsTable)
  serve(app, previewSlidesCall, (ctx) => previewSlides(ctx.db, ctx.query.placement, ctx.locale, ctx.query.on))
  crud(app, slides, slidesTable, { beforeSave: (_db, slide) => checkSlide(slide) })
  mountPages(app)
  mountReading(app)
}
