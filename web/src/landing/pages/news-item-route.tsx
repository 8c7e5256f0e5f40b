import { listPublicNews, readPublicNews } from '@rahba/contract/content/articles.calls'
import { brand } from '@rahba/contract/kernel/brand'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticleReader } from '../../content/article-reader.tsx'
import { articlesToRead, OtherArticles } from '../../content/other-articles.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { plainText } from '../../kit/show/format.ts'
import { breadcrumbs, Seo } from '../../shell/head/seo.tsx'
import { callApi, notFound } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { isId } from '../../shell/routing/is-id.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './pages.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageRequest)
  if (!isId(params.id)) throw notFound(page)
  const [item, latest] = await Promise.all([
    callApi(context, readPublicNews, { params: { id: params.id } }),
    callApi(context, listPublicNews, { query: { per_page: articlesToRead } }),
  ])
  return { item, latest: latest.data, origin: page.origin }
}

/** `/news/{id}` */
export default function NewsItemRoute() {
  const { item, latest, origin } = useLoaderData<typeof loader>()
  const t = useText('articles')
  const locale = useLocale()
  const path = `/news/${item.id}`
  const image = item.image && pictureUrl(item.image, 1280)
  return (
    <div className={classes.page}>
      <Seo
        title={item.title}
        description={plainText(item.body)}
        origin={origin}
        path={path}
        type="article"
        picture={item.image}
        data={[
          {
            '@type': 'NewsArticle',
            headline: item.title,
            datePublished: item.published_at,
            inLanguage: locale,
            mainEntityOfPage: `${origin}/${locale}${path}`,
            ...(image ? { image: [origin + image] } : {}),
            publisher: { '@type': 'Organization', name: brand.name[locale], url: `${origin}/${locale}` },
          },
          breadcrumbs(origin, locale, [
            { name: t.publicNews.title, path: '/news' },
            { name: item.title, path },
          ]),
        ]}
      />
      <article>
        <p className={classes.way}>
          <LocalLink to="/news">{t.publicNews.title}</LocalLink>
        </p>
        <h1 className={classes.title} dir="auto">
          {item.title}
        </h1>
        <ArticleReader article={item} />
      </article>
      <OtherArticles title={t.others.news} list={latest} id={item.id} getHref={(id) => `/news/${id}`} />
    </div>
  )
}
