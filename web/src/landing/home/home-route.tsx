import { readLanding } from '@rahba/contract/content/public.calls'
import { previewSlides } from '@rahba/contract/content/slide-preview.calls'
import { brand } from '@rahba/contract/kernel/brand'
import { readSellingCosts } from '@rahba/contract/settings/selling-costs'
import { publicSettings } from '@rahba/contract/settings/settings.calls'
import { type LoaderFunctionArgs, redirect, useLoaderData, useRouteLoaderData } from 'react-router'
import { AdsPreviewNote } from '../../content/ads-preview-note.tsx'
import { readDraft } from '../../content/page-preview.ts'
import { PreviewNote } from '../../content/preview-note.tsx'
import { previewedDay } from '../../content/slide-preview.server.ts'
import { SlideShow } from '../../content/slide-show.tsx'
import { pathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { type SocialNetwork, socialLink, socialNetworks } from '../../shell/request/public-settings.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { loader as frameLoader } from '../layout/landing-route.tsx'
import { Advantages } from './advantages.tsx'
import { Call } from './call.tsx'
import { Costs } from './costs.tsx'
import { Download } from './download.tsx'
import { Hero } from './hero.tsx'
import classes from './home-route.module.css'
import { WrittenWords } from './home-words.ts'
import { News } from './news.tsx'
import { Partners } from './partners.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import { Stores } from './stores.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const day = previewedDay(request)
  const [landing, draft, settings, slides] = await Promise.all([
    callApi(context, readLanding),
    readDraft(context, request, 'home'),
    callApi(context, publicSettings),
    day ? callApi(context, previewSlides, { query: { placement: 'landing', on: day } }) : null,
  ])
  const { origin, locale } = context.get(pageRequest)
  // Administrators read a draft of the landing page and preview its ads in either case.
  const isMarket = settings.some(({ key, body }) => key === 'home_page' && body === 'market')
  if (isMarket && !draft && !day) throw redirect(pathTo(locale, '/market'))
  return {
    landing: { ...landing, ...(draft && { welcome: draft }) },
    slides: slides ?? landing.slides,
    day,
    costs: readSellingCosts(settings),
    draft: draft !== null,
    origin,
  }
}

/** `/`: what the marketplace is, for merchants first; the sections that administrators fill vanish while they are empty. */
export default function HomeRoute() {
  const { landing, slides, day, costs, draft, origin } = useLoaderData<typeof loader>()
  const settings = useRouteLoaderData<typeof frameLoader>('landing')?.settings ?? {}
  const t = useText('landing/home')
  const locale = useLocale()
  const profiles = socialNetworks.flatMap((network: SocialNetwork) => {
    const body = settings[network]
    return (body && socialLink(network, body)) || []
  })
  return (
    <WrittenWords value={landing.welcome?.texts ?? {}}>
      <Seo
        title={brand.promise[locale]}
        description={t.description}
        origin={origin}
        path="/"
        unlisted={draft || day !== null}
        data={[
          {
            '@type': 'Organization',
            '@id': `${origin}/#organization`,
            name: brand.name[locale],
            url: `${origin}/${locale}`,
            logo: `${origin}/favicon.svg`,
            description: t.description,
            ...(profiles.length > 0 ? { sameAs: profiles } : {}),
          },
          {
            '@type': 'WebSite',
            '@id': `${origin}/#website`,
            name: brand.name[locale],
            url: `${origin}/${locale}`,
            inLanguage: locale,
            publisher: { '@id': `${origin}/#organization` },
          },
          ...(landing.faqs.length > 0
            ? [
                {
                  '@type': 'FAQPage',
                  inLanguage: locale,
                  mainEntity: landing.faqs.map(({ question, answer }) => ({
                    '@type': 'Question',
                    name: question,
                    acceptedAnswer: { '@type': 'Answer', text: answer },
                  })),
                },
              ]
            : []),
        ]}
      />
      {draft && <PreviewNote />}
      <Hero welcome={landing.welcome} />
      {(slides.length > 0 || day) && (
        <div className={classes.slides} id="ads">
          {day && <AdsPreviewNote day={day} />}
          <SlideShow slides={slides} />
        </div>
      )}
      <Steps />
      {costs && <Costs costs={costs} />}
      {landing.advantages.length > 0 && <Advantages list={landing.advantages} />}
      {landing.stores.length > 0 && <Stores list={landing.stores} />}
      {landing.partners.length > 0 && <Partners list={landing.partners} />}
      {landing.news.length > 0 && <News list={landing.news} />}
      <Download apple={settings.apple_store_link} google={settings.google_play_link} />
      {landing.faqs.length > 0 && <Questions list={landing.faqs} />}
      <Call />
    </WrittenWords>
  )
}
