import { listStoreImprovements, readStoreImprovement } from '@rahba/contract/content/articles.calls'
import { brand } from '@rahba/contract/kernel/brand'
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
    callApi(context, readStoreImprovement, { params: { id: params.id } }),
    callApi(context, listStoreImprovements, { query: { per_page: articlesToRead } }),
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
