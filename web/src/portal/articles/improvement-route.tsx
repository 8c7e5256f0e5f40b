import { listStoreImprovements, readStoreImprovement } from '@rahba/contract/content/articles'
import { brand } from '@rahba/contract/kernel/brand'
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
    callApi(context, readStoreImprovement, { params: { id: params.id } }),
    callApi(context, listStoreImprovements, { query: { per_page: askedForOthers } }),
  ])
  return { article, latest: latest.data }
}

/** `/store/{product}-improvements/{id}` */
export default function ImprovementRoute() {
  const t = useText('articles')
  return (
    <ArticlePage
      {...useLoaderData<typeof loader>()}
      list={t.improvements.title}
      others={t.others.improvements}
      path={`/store/${brand.product}-improvements`}
    />
  )
}
