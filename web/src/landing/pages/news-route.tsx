import { listPublicNews } from '@rahba/contract/content/articles.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticleCards } from '../../content/article-cards.tsx'
import { PageLinks, readPageNumber } from '../../content/page-links.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { breadcrumbs, Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './pages.module.css'

const perPage = 12

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageNumber(request)
  return { news: await callApi(context, listPublicNews, { query: { page, per_page: perPage } }), origin: context.get(pageRequest).origin }
}

/** `/news`: all news for visitors, the latest first. */
export default function NewsRoute() {
  const { news, origin } = useLoaderData<typeof loader>()
  const t = useText('articles')
  const locale = useLocale()
  return (
    <div className={classes.page}>
      <Seo
        title={t.publicNews.title}
        description={t.publicNews.lead}
        origin={origin}
        path="/news"
        unlisted={news.meta.page > 1}
        data={breadcrumbs(origin, locale, [{ name: t.publicNews.title, path: '/news' }])}
      />
      <h1 className={classes.title}>{t.publicNews.title}</h1>
      <p className={classes.lead}>{t.publicNews.lead}</p>
      {news.data.length > 0 ? (
        <ArticleCards list={news.data} getHref={(id) => `/news/${id}`} />
      ) : (
        <EmptyState title={t.news.none} body={t.news.noneHint} />
      )}
      <PageLinks meta={news.meta} path="/news" />
    </div>
  )
}
