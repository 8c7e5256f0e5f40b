import { Badge, Group, Stack, Text } from '@mantine/core'
import { productStateLabels, type ShownState } from '@rahba/contract/catalog/products/product-states'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ProductState } from '../../../catalog/product-state.tsx'
import { ErrorState, FactsSkeleton } from '../../../kit/feedback/states.tsx'
import { Localized } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { Thumb } from '../../../kit/show/thumb.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../stores.module.css'
import { latestProducts, productCounts } from './tab-reads.ts'

const states: ShownState[] = ['pending', 'active', 'draft', 'out_of_stock', 'hidden', 'rejected', 'blocked']

/** The number of the store's products in each state, each linked to the list of products, and the latest ones. */
export function ProductsTab({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').products
  const locale = useLocale()
  const may = useCan('products.index')
  const all = `/dashboard/products?store_id=${store.id}` as const
  const counts = useCall(...productCounts(store.id), { enabled: may, silent: true })
  const latest = useCall(...latestProducts(store.id), { enabled: may })
  if (!may)
    return (
      <Text size="sm" c="dimmed">
        {t.noRight}
      </Text>
    )
  const body = () => {
    if (latest.error && !latest.data) return <ErrorState error={latest.error} retry={() => void latest.refetch()} />
    if (!latest.data) return <FactsSkeleton rows={6} />
    if (latest.data.data.length === 0)
      return (
        <Text size="sm" c="dimmed" p="md">
          {t.none}
        </Text>
      )
    return (
      <ul className={classes.rows}>
        {latest.data.data.map((row) => (
          <li key={row.id}>
            <Thumb id={row.image} />
            <LocalLink to={`/dashboard/products/${row.id}`} className={classes.grow}>
              <Localized text={row.name} lines={1} />
            </LocalLink>
            <ProductState product={row} />
            <Money value={row.price_after_discount ?? row.price} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Stack gap="md" maw={900}>
      <Group gap="xs">
        {states.map((state) => {
          const n = counts.data?.[state] ?? 0
          return n > 0 ? (
            <LinkButton
              key={state}
              to={`${all}&status=${state}`}
              variant="default"
              size="xs"
              rightSection={
                <Badge size="sm" variant="light" color={state === 'pending' ? 'saffron' : 'gray'}>
                  {n}
                </Badge>
              }
            >
              {inLocale(productStateLabels[state], locale)}
            </LinkButton>
          ) : null
        })}
      </Group>
      <Panel title={t.latest} flush actions={<LocalLink to={all}>{t.all}</LocalLink>}>
        {body()}
      </Panel>
    </Stack>
  )
}
