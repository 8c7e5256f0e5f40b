import { comma } from '@rahba/contract/kernel/locale'
import type { OwnOrderRow } from '@rahba/contract/orders/order-shapes'
import { Localized } from '../../kit/layout/direction.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** The first products of an order by name, each in its own language, and how many others there are: «قميص قطن، حذاء و3 منتجات أخرى». */
export function ProductNames({
  order: { product_names, products_count },
}: {
  order: Pick<OwnOrderRow, 'product_names' | 'products_count'>
}) {
  const { and, others } = useText('shopper-orders').list.products
  const locale = useLocale()
  const [first, second] = product_names
  const unnamed = products_count - product_names.length
  return (
    <>
      <Localized text={first} />
      {second && (
        <>
          {unnamed > 0 ? comma[locale] : and}
          <Localized text={second} />
        </>
      )}
      {unnamed > 0 && others(unnamed)}
    </>
  )
}
