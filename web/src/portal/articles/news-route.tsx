import { listStoreNews } from '@rahba/contract/content/articles.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readPageNumber } from '../../content/page-links.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { ArticleList, perPage } from './article-list.tsx'

export const handle: RouteHandle = { text: ['articles', 'kit'] }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  callApi(context, listStoreNews, { query: { page: readPageNumber(request), per_page: perPage } })

/** `/store/news` */
export default function NewsRoute() {
  return <ArticleList words={useText('articles').news} path={'/store/news'} page={useLoaderData<typeof loader>()} />
}
