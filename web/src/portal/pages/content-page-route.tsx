import { readPage } from '@rahba/contract/content/public.calls'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Prose } from '../../content/prose.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { callApi, notFound } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { HelpPages } from './help-pages.tsx'
import { getPageSlug } from './page-slug.ts'
import classes from './pages.module.css'

export const handle: RouteHandle = { text: ['content'] }

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!params.id) return { page: null }
  const slug = getPageSlug(params.id)
  if (!slug) throw notFound(context.get(pageRequest))
  return { page: await callApi(context, readPage, { params: { slug } }) }
}

/** `/store/pages/{id?}`: a content page inside the portal; without an id, all there is to read. */
export default function ContentPageRoute() {
  const { page } = useLoaderData<typeof loader>()
  const t = useText('content')
  const locale = useLocale()
  if (!page) return <HelpPages />
  return (
    <div className={classes.narrow}>
      <PageHeader title={page.title} breadcrumbs={[{ label: t.help.title, to: '/store/pages' }]} />
      <Panel>
        <p className={classes.updated}>{t.page.updated(formatDate(page.updated_at, locale))}</p>
        <Prose html={page.body} />
      </Panel>
    </div>
  )
}
