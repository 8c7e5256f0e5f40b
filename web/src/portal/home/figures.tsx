import { SimpleGrid } from '@mantine/core'
import { roundHalfUp } from '@rahba/contract/kernel/money'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { storeHomeLinks } from '@rahba/contract/statistics/store-home-links'
import type { ReactNode } from 'react'
import { formatNumber } from '../../kit/show/format.ts'
import { Money } from '../../kit/show/money.tsx'
import { Figure, StatCard } from '../../kit/show/stat-card.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** Today's sales and orders against yesterday up to the same hour, and how much is on sale. */
export function Figures({ home: { sales, products } }: { home: StoreHome }) {
  const t = useText('portal/home').figures
  const locale = useLocale()
  const today = sales?.days.at(-1)
  const links = storeHomeLinks(today?.day ?? todayInRiyadh())
  const before = sales?.yesterday_by_now
  const average = today && today.orders > 0 ? roundHalfUp(today.sales, today.orders) : null
  if (!today && !products) return null
  const yesterday = (figure: ReactNode) => (
    <>
      {t.yesterday} {figure}
    </>
  )
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="md">
      {today && before && (
        <>
          <StatCard
            label={t.sales}
            value={<Money value={today.sales} />}
            now={today.sales}
            before={before.sales}
            hint={yesterday(<Money value={before.sales} />)}
          />
          <StatCard
            label={t.orders}
            value={<Figure>{formatNumber(today.orders, locale)}</Figure>}
            now={today.orders}
            before={before.orders}
            hint={yesterday(<Figure>{formatNumber(before.orders, locale)}</Figure>)}
            to={links.orders_today.to}
          />
          <StatCard label={t.average} value={<Money value={average} />} />
        </>
      )}
      {products && (
        <StatCard
          label={t.active}
          value={<Figure>{formatNumber(products.active, locale)}</Figure>}
          hint={t.ofAll(products.total)}
          to={links.active_products.to}
        />
      )}
    </SimpleGrid>
  )
}
