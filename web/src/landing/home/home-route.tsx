import { readLanding, readPage } from '@rahba/contract/content/public'
import { brand } from '@rahba/contract/kernel/brand'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from 'react-router'
import { callApi } from '../../shell/call-api.ts'
import { type SocialNetwork, socialLink, socialNetworks } from '../../shell/public-settings.ts'
import { pageRequest } from '../../shell/request-context.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { Seo } from '../../shell/seo.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { loader as frameLoader } from '../layout/landing-route.tsx'
import { unlessSamePage } from '../layout/same-page.ts'
import { Advantages } from './advantages.tsx'
import { Call } from './call.tsx'
import { Download } from './download.tsx'
import { Hero } from './hero.tsx'
import { News } from './news.tsx'
import { Partners } from './partners.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import { Stores } from './stores.tsx'

export const handle: RouteHandle = { text: ['landing/home'] }
export const shouldRevalidate = unlessSamePage

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageRequest)
  const [landing, welcome] = await Promise.all([
    callApi(context, readLanding),
    // nobody has to have written a welcome: the dictionary has one
    page.call({ method: readPage.method, path: '/pages/home' }),
  ])
  // a successful answer is serialised by this endpoint's own response schema
  const home = welcome.status === 200 ? (welcome.body as ResponseOf<typeof readPage>) : null
  return { landing, welcome: home && { title: home.title, body: home.body }, origin: page.origin }
}

/** `/`: what the marketplace is, for merchants first; the sections that administrators fill vanish while they are empty. */
export default function HomeRoute() {
  const { landing, welcome, origin } = useLoaderData<typeof loader>()
  const settings = useRouteLoaderData<typeof frameLoader>('landing')?.settings ?? {}
  const t = useText('landing/home')
  const locale = useLocale()
  const profiles = socialNetworks.flatMap((network: SocialNetwork) => {
    const body = settings[network]
    return (body && socialLink(network, body)) || []
  })
  return (
    <>
      <Seo
        title={brand.promise[locale]}
        description={t.description}
        origin={origin}
        path="/"
        data={{
          '@type': 'Organization',
          name: brand.name[locale],
          url: `${origin}/${locale}`,
          logo: `${origin}/favicon.svg`,
          description: t.description,
          ...(profiles.length > 0 ? { sameAs: profiles } : {}),
        }}
      />
      <Hero welcome={welcome} />
      <Steps />
      {landing.advantages.length > 0 && <Advantages list={landing.advantages} />}
      {landing.stores.length > 0 && <Stores list={landing.stores} />}
      {landing.partners.length > 0 && <Partners list={landing.partners} />}
      {landing.news.length > 0 && <News list={landing.news} />}
      <Download apple={settings.apple_store_link} google={settings.google_play_link} />
      {landing.faqs.length > 0 && <Questions list={landing.faqs} />}
      <Call />
    </>
  )
}
