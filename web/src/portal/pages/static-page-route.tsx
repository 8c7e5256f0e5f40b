import { readAgreementVersion } from '@rahba/contract/agreement/agreement.calls'
import { agreementSlug } from '@rahba/contract/agreement/agreement-rules'
import { pagePaths } from '@rahba/contract/content/page-paths'
import { readPage } from '@rahba/contract/content/public.calls'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { readSellingCosts } from '@rahba/contract/settings/selling-costs'
import { publicSettings } from '@rahba/contract/settings/settings.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readDraft } from '../../content/page-preview.ts'
import { PreviewNote } from '../../content/preview-note.tsx'
import { Prose } from '../../content/prose.tsx'
import { plainText } from '../../kit/show/format.ts'
import { breadcrumbs, Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { CostFacts } from '../../stores/costs/cost-facts.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './pages.module.css'

export const handle: RouteHandle = { text: ['content', 'articles', 'portal/agreement', 'selling-costs'] }

const staticPages = ['terms-conditions', 'privacy-policy', 'merchant-agreement'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  // The data of a page has the same address with an ending.
  const slug = staticPages.find((one) => pathname.includes(pagePaths[one])) ?? 'privacy-policy'
  const draft = await readDraft(context, request, slug)
  const page = draft ?? (await callApi(context, readPage, { params: { slug } }))
  const version = slug === agreementSlug && !draft ? await callApi(context, readAgreementVersion) : null
  // The agreement itself names no figures.
  const costs = slug === agreementSlug ? readSellingCosts(await callApi(context, publicSettings)) : null
  const path = pagePaths[slug]
  return { page, version, costs, draft: draft !== null, path, origin: context.get(pageRequest).origin }
}

/** `/store/pages/privacy-static`, `terms-static` and `agreement-static`: the text alone, for visitors and for the apps. */
export default function StaticPageRoute() {
  const { page, version, costs, draft, path, origin } = useLoaderData<typeof loader>()
  const t = useText('content').page
  const agreement = useText('portal/agreement')
  const { title } = useText('selling-costs')
  const locale = useLocale()
  return (
    <article className={classes.article}>
      <Seo
        title={page.title}
        description={plainText(page.body)}
        origin={origin}
        path={path}
        type="article"
        unlisted={draft}
        data={breadcrumbs(origin, locale, [{ name: page.title, path }])}
      />
      {draft && <PreviewNote />}
      <h1 className={classes.title}>{page.title}</h1>
      <p className={classes.updated}>
        {version?.number && version.applies_from
          ? `${agreement.version(version.number, formatDate(page.updated_at, locale))} ${agreement.from(formatDate(version.applies_from, locale, 'longDate'))}`
          : t.updated(formatDate(page.updated_at, locale))}
      </p>
      <Prose html={page.body} />
      {costs && (
        <section>
          <h2>{title}</h2>
          <CostFacts costs={costs} />
        </section>
      )}
    </article>
  )
}
