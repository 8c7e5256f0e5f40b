import { SimpleGrid, Stack } from '@mantine/core'
import { listSlidesAt } from '@rahba/contract/content/slide-reading.calls'
import { channelName } from '@rahba/contract/kernel/channels'
import { getStoreHome } from '@rahba/contract/statistics/store-home.calls'
import { approval } from '@rahba/contract/stores/store-states'
import { lazy, Suspense, useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useLive } from '../../api/live.ts'
import { SlideShow } from '../../content/slide-show.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { firstName } from '../../kit/show/person-name.ts'
import { callApi } from '../../shell/request/call-api.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { useProductsStopped } from '../layout/use-products-stopped.ts'
import { useStore } from '../layout/use-store.ts'
import { ClosedNow } from './closed-now.tsx'
import { Figures } from './figures.tsx'
import classes from './home.module.css'
import { LowStock } from './low-stock.tsx'
import { NeedsAnswer } from './needs-answer.tsx'
import { News } from './news.tsx'
import { StartSelling, stepsToSell } from './start-selling.tsx'
import { WeekChart } from './week-chart.tsx'

// The card is shown only if the browser hasn't asked its user yet, which only the browser knows.
const PushCard = lazy(() => import('./push-card.tsx'))

export const handle: RouteHandle = { text: ['portal/home', 'kit', 'articles', 'push'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const [home, slides] = await Promise.all([
    callApi(context, getStoreHome),
    callApi(context, listSlidesAt, { query: { placement: 'stores' } }),
  ])
  return { home, slides }
}

const refreshEvery = 60_000

/** The live events that may change this page. */
const refreshingEvents: readonly string[] = ['listening', 'order_placed', 'notification', 'chat']

/** Asks again when something has happened at the store, and every minute while the page is looked at. */
function useFresh(store_id: string) {
  const { revalidate } = useRevalidator()
  useLive('store', channelName('store', store_id), (event) => {
    if (refreshingEvents.includes(event)) void revalidate()
  })
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, refreshEvery)
    return () => clearInterval(timer)
  }, [revalidate])
}

/** `/store` */
export default function HomeRoute() {
  const t = useText('portal/home')
  const stopped = useProductsStopped()
  const { home, slides } = useLoaderData<typeof loader>()
  const { id, member_name, approved, agreement } = useStore()
  useFresh(id)
  // A permanently closed store has nothing left to do, so its home only shows its past.
  const closed = approved === approval.closed
  const starting = !closed && stepsToSell(home).some(({ done }) => !done)
  const sold = home.orders?.any ?? true
  const stocked = (home.products?.total ?? 0) > 0
  return (
    <>
      <PageHeader title={t.greeting(firstName(member_name))} />
      <Stack gap="md">
        <ClosedNow />
        {sold && !closed && (
          <Suspense>
            <PushCard />
          </Suspense>
        )}
        {starting && <StartSelling home={home} stopped={stopped} />}
        {!closed && (!starting || sold || home.papers.length > 0 || agreement.due) && <NeedsAnswer home={home} agreement={agreement.due} />}
        {sold && <Figures home={home} />}
        {sold || !starting ? (
          <div className={classes.halves}>
            {sold && home.sales && <WeekChart days={home.sales.days} />}
            {!sold && !closed && (
              <div className={classes.quiet}>
                <EmptyState {...t.quiet} />
              </div>
            )}
            {(stocked || slides.length > 0) && (
              <Stack gap="md" className={classes.aside ?? ''}>
                {stocked && !closed && home.products && <LowStock products={home.products} />}
                <SlideShow slides={slides} />
              </Stack>
            )}
            <News news={home.news} />
          </div>
        ) : (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <News news={home.news} />
            <SlideShow slides={slides} />
          </SimpleGrid>
        )}
      </Stack>
    </>
  )
}
