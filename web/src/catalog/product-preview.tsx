import { Text } from '@mantine/core'
import { getDiscountBadge } from '@rahba/contract/catalog/products/percent-off'
import { type Bilingual, inLocale } from '@rahba/contract/kernel/locale'
import { IconPhoto } from '@tabler/icons-react'
import { Money } from '../kit/show/money.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { Picture } from '../kit/show/picture.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './catalog.module.css'
import { findLowestPrice, type PricedVariant } from './lowest-price.ts'

interface Previewed {
  name: Bilingual
  image: string | null
  price: unknown
  price_after_discount: unknown
  quantity: unknown
  variants: readonly PricedVariant[]
}

/** A preview of the card for shoppers, from the current values of the form. */
export function ProductPreview({ product, store }: { product: Previewed; store: Bilingual }) {
  const t = useText('catalog')
  const locale = useLocale()
  const { price, discounted, varies, reduced } = findLowestPrice(product)
  const badge = price === null ? null : getDiscountBadge(price, discounted ?? price, reduced)
  return (
    <Panel title={t.preview}>
      <div className={classes.card}>
        {product.image ? (
          <Picture id={product.image} alt="" width={300} height={300} className={classes.cardPicture} />
        ) : (
          <div className={classes.cardPicture}>
            <IconPhoto size={40} stroke={1.25} aria-hidden="true" />
          </div>
        )}
        <div className={classes.cardBody}>
          <Text size="xs" c="dimmed" dir="auto" ta="start">
            {inLocale(store, locale)}
          </Text>
          <bdi className={classes.cardName} dir="auto">
            {inLocale(product.name, locale) || t.previewName}
          </bdi>
          <div className={classes.prices}>
            <span>
              {varies && `${t.from} `}
              <Money value={discounted ?? price} bold />
            </span>
            {price !== null && discounted !== null && (
              <span className={classes.old}>
                <Money value={price} />
              </span>
            )}
            {badge !== null && <span className={classes.off}>{badge === 'some' ? t.someOff : t.off(badge)}</span>}
          </div>
          {product.quantity === 0 && (
            <Text size="xs" c="red">
              {t.remaining(0)}
            </Text>
          )}
        </div>
      </div>
    </Panel>
  )
}
