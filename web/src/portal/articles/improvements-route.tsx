import { listStoreImprovements } from '@rahba/contract/content/articles.calls'
import { brand } from '@rahba/contract/kernel/brand'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readPageNumber } from '../../content/page-links.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { ArticleList, perPage } from './article-list.tsx'

export const handle: RouteHandle = { text: ['articles', 'kit'] }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  callApi(context, listStoreImprovements, { query: { page: readPageNumber(request), per_page: perPage } })

/** `/store/{product}-improvements` */
export default function ImprovementsRoute() {
  return (
    <ArticleList
      words={useText('articles').improvements}
      path={`/store/${brand.product}-improvements`}
      page={useLoaderData<typeof loader>()}
    />
  )
}
