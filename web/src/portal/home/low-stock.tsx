import { Text } from '@mantine/core'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { storeHomeLinks } from '@rahba/contract/statistics/store-home-links'
import { LocalLink } from '../../kit/nav/link.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { Panel } from '../../kit/show/panel.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { LineName } from '../../orders/line-name.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './home.module.css'

/** Variants on sale with few pieces left, the emptiest first. */
export function LowStock({ products }: { products: NonNullable<StoreHome['products']> }) {
  const t = useText('portal/home').low
  const locale = useLocale()
  const { low, low_stock } = products
  return (
    <Panel
      title={t.title}
      flush
      actions={
        low > low_stock.length && (
          <LocalLink
            to={storeHomeLinks(todayInRiyadh()).low_products.to}
            className={classes.more}
          >{`${t.all} (${formatNumber(low, locale)})`}</LocalLink>
        )
      }
    >
      {low_stock.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {t.none}
        </Text>
      )}
      <ul className={classes.waiting}>
        {low_stock.map(({ id, name, variant, image, quantity }) => (
          <li key={`${id}${variant.map(({ value_id }) => value_id).join()}`}>
            <LocalLink to={`/store/products/${id}/edit`} className={classes.item}>
              <Thumb id={image} width={36} />
              <span className={classes.itemText}>
                <span>
                  <LineName line={{ name, variant }} />
                </span>
              </span>
              <span className={classes.left} data-out={quantity === 0 || undefined}>
                <span className={classes.hint}>{t.piece}</span> <bdi dir="ltr">{quantity}</bdi>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
