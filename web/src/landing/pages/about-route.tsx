import { readPage } from '@rahba/contract/content/public.calls'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readDraft } from '../../content/page-preview.ts'
import { PreviewNote } from '../../content/preview-note.tsx'
import { Prose } from '../../content/prose.tsx'
import { plainText } from '../../kit/show/format.ts'
import { breadcrumbs, Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './pages.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const draft = await readDraft(context, request, 'about-us')
  const page = draft ?? (await callApi(context, readPage, { params: { slug: 'about-us' } }))
  return { page, draft: draft !== null, origin: context.get(pageRequest).origin }
}

/** `/about-us`: who is behind the marketplace, as its administrators wrote it. */
export default function AboutRoute() {
  const { page, draft, origin } = useLoaderData<typeof loader>()
  const t = useText('content').page
  const locale = useLocale()
  return (
    <article className={`${classes.page} ${classes.narrow}`}>
      <Seo
        title={page.title}
        description={plainText(page.body)}
        origin={origin}
        path="/about-us"
        type="article"
        unlisted={draft}
        data={breadcrumbs(origin, locale, [{ name: page.title, path: '/about-us' }])}
      />
      {draft && <PreviewNote />}
      <h1 className={classes.title}>{page.title}</h1>
      <p className={classes.updated}>{t.updated(formatDate(page.updated_at, locale))}</p>
      <Prose html={page.body} />
    </article>
  )
}
