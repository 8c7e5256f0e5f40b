import { listStoreNews, readStoreNews } from '@rahba/contract/content/articles'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { askedForOthers } from '../../content/other-articles.tsx'
import { callApi, notFound } from '../../shell/call-api.ts'
import { isId } from '../../shell/is-id.ts'
import { pageRequest } from '../../shell/request-context.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { ArticlePage } from './article-page.tsx'

export const handle: RouteHandle = { text: ['articles', 'kit'] }

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!isId(params.id)) throw notFound(context.get(pageRequest))
  const [article, latest] = await Promise.all([
    callApi(context, readStoreNews, { params: { id: params.id } }),
    callApi(context, listStoreNews, { query: { per_page: askedForOthers } }),
  ])
  return { article, latest: latest.data }
}

/** `/store/news/{id}` */
export default function NewsItemRoute() {
  const t = useText('articles')
  return <ArticlePage {...useLoaderData<typeof loader>()} list={t.news.title} others={t.others.news} path={'/store/news'} />
}
