import { listStoreNews, readStoreNews } from '@rahba/contract/content/articles.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { articlesToRead } from '../../content/other-articles.tsx'
import { callApi, notFound } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { isId } from '../../shell/routing/is-id.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { ArticlePage } from './article-page.tsx'

export const handle: RouteHandle = { text: ['articles', 'kit'] }

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!isId(params.id)) throw notFound(context.get(pageRequest))
  const [article, latest] = await Promise.all([
    callApi(context, readStoreNews, { params: { id: params.id } }),
    callApi(context, listStoreNews, { query: { per_page: articlesToRead } }),
  ])
  return { article, latest: latest.data }
}

/** `/store/news/{id}` */
export default function NewsItemRoute() {
  const t = useText('articles')
  return <ArticlePage {...useLoaderData<typeof loader>()} list={t.news.title} others={t.others.news} path={'/store/news'} />
}
