import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { formatAmount } from '@rahba/contract/kernel/money'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import type { AdminHome } from '@rahba/contract/statistics/admin-home'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'
import { figureLinks, waitingLinks } from '@rahba/contract/statistics/admin-home-links'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { ChartCard } from '../../../kit/chart/chart-card.tsx'
import { ErrorState } from '../../../kit/feedback/states.tsx'
import { Ltr } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { CappedCount } from '../../../kit/show/capped-count.tsx'
import { formatNumber } from '../../../kit/show/format.ts'
import { Money } from '../../../kit/show/money.tsx'
import { StatCard } from '../../../kit/show/stat-card.tsx'
import { pageRead, readAhead } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from './home.module.css'
import { LatestOrders, TopStores } from './home-lists.tsx'

export const handle: RouteHandle = { text: ['kit', 'orders', 'admin/home'] }

export const loader = ({ context }: LoaderFunctionArgs) => readAhead(context, pageRead(adminHome, {}))

const waitingKeys = typedKeys(waitingLinks)

/** The items that wait for an answer, each linked to its page. */
function Waiting({ waiting }: { waiting: AdminHome['waiting'] }) {
  const t = useText('admin/home')
  const open = waitingKeys.flatMap((key) => (waiting[key] ? [{ key, n: waiting[key] }] : []))
  const known = waitingKeys.some((key) => waiting[key] !== null)
  if (!known) return null
  return (
    <section aria-label={t.waiting}>
      <Title order={2} size="h4" mb={8}>
        {t.waiting}
      </Title>
      {open.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.nothing}
        </Text>
      ) : (
        <ul className={classes.waiting}>
          {open.map(({ key, n }) => (
            <li key={key}>
              <LocalLink to={waitingLinks[key].to} className={classes.item}>
                <span className={classes.count}>
                  <CappedCount n={n} />
                </span>
                <span>{t.items[key]}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Figures({ figures }: { figures: AdminHome['figures'] }) {
  const t = useText('admin/home')
  const locale = useLocale()
  const links = figureLinks(todayInRiyadh())
  const count = (key: keyof typeof links) => {
    const figure = figures[key]
    return figure && <StatCard label={t[key]} value={<Ltr>{formatNumber(figure.now, locale)}</Ltr>} {...figure} to={links[key].to} />
  }
  if (Object.values(figures).every((figure) => figure === null)) return null
  return (
    <section aria-label={t.figures}>
      <Title order={2} size="h4">
        {t.figures}
      </Title>
      <Text size="xs" c="dimmed" mb={8}>
        {t.figuresHint}
      </Text>
      <div className={classes.figures}>
        {figures.sales && <StatCard label={t.sales} value={<Money value={figures.sales.now} />} {...figures.sales} />}
        {count('orders')}
        {figures.commission && (
          <StatCard label={t.commission} value={<Money value={figures.commission.now} />} {...figures.commission} to="/dashboard/wallet" />
        )}
        {count('stores')}
        {count('shoppers')}
      </div>
    </section>
  )
}

/** The shape of the page while its figures are on their way. */
function HomeSkeleton() {
  const { state } = useText('kit')
  return (
    <Stack gap="md" role="status" aria-busy="true" aria-label={state.loading}>
      <div className={classes.waiting}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} height={66} />
        ))}
      </div>
      <div className={classes.figures}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} height={110} />
        ))}
      </div>
      <Skeleton height={320} />
    </Stack>
  )
}

function HomeBody({ home }: { home: AdminHome }) {
  const t = useText('admin/home')
  const locale = useLocale()
  return (
    <Stack gap="lg">
      <Waiting waiting={home.waiting} />
      <Figures figures={home.figures} />
      {home.days && (
        <ChartCard
          title={t.chart}
          axis={t.day}
          series={[{ key: 'sales', label: t.sales }]}
          points={home.days.map(({ day, sales }) => ({ label: formatDate(day, locale, 'dayMonth'), values: { sales } }))}
          format={formatAmount}
        />
      )}
      {(home.latest_orders || home.top_stores) && (
        <div className={classes.two}>
          {home.latest_orders && <LatestOrders orders={home.latest_orders} />}
          {home.top_stores && <TopStores stores={home.top_stores} />}
        </div>
      )}
    </Stack>
  )
}

/** `/dashboard` and `/dashboard/home` */
export default function HomeRoute() {
  const t = useText('admin/home')
  const home = useCall(adminHome, {}, { refetchInterval: 60_000 })
  return (
    <>
      <PageHeader title={t.title} />
      {home.error && !home.data && <ErrorState error={home.error} retry={() => void home.refetch()} />}
      {!home.data && !home.error && <HomeSkeleton />}
      {home.data && <HomeBody home={home.data} />}
    </>
  )
}
