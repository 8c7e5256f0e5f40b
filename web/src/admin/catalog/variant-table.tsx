import { Text } from '@mantine/core'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { chosenValues, variantTitle } from '@rahba/contract/catalog/variants/axes'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import { StockCount } from '../../catalog/stock-count.tsx'
import { findColours, VariantTitle } from '../../catalog/variants/variant-title.tsx'
import { Code, Ltr, None } from '../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../kit/layout/scroll-region.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { PropertyList } from '../../kit/show/property-list.tsx'
import { Table } from '../../kit/show/table.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

interface Shown {
  product: ProductDetail
}

function Row({ product, variant }: Shown & { variant: ProductDetail['variants'][number] }) {
  const t = useText('catalog')
  const locale = useLocale()
  const title = variantTitle(chosenValues(product.axes, variant.values), locale)
  const { price, price_after_discount: reduced } = variant.price === null ? product : variant
  return (
    <tr>
      <td>
        <Thumb id={variant.image} width={36} />
      </td>
      <th scope="row" style={{ minInlineSize: 120 }}>
        <VariantTitle title={title} colours={findColours(product.axes, variant.values)} />
      </th>
      <td>{variant.sku ? <Code>{variant.sku}</Code> : <None />}</td>
      <td>{variant.barcode ? <Code>{variant.barcode}</Code> : <None />}</td>
      <td>
        <Money value={reduced ?? price} />
        {reduced !== null && (
          <Text size="xs" c="dimmed" td="line-through">
            <Money value={price} />
          </Text>
        )}
      </td>
      <td>
        <StockCount quantity={variant.quantity} />
      </td>
      <td>{variant.active ? t.yes : t.no}</td>
      <td>
        <Ltr>{formatNumber(variant.sales, locale)}</Ltr>
      </td>
    </tr>
  )
}

/** The options of a product and its variants, as they are sold. */
export function VariantTable({ product }: Shown) {
  const t = useText('catalog')
  const locale = useLocale()
  const label = (key: keyof typeof productLabels) => productLabels[key][locale]
  if (product.axes.length === 0) return null
  return (
    <Panel title={t.sections.options} flush>
      <div style={{ paddingInline: 16, paddingBlockEnd: 8 }}>
        <PropertyList
          items={product.axes.map((axis) => ({
            label: inLocale(axis.name, locale),
            value: axis.values.map(({ name }) => inLocale(name, locale)).join(comma[locale]),
          }))}
        />
      </div>
      <ScrollRegion label={label('variants')}>
        <Table aria-label={label('variants')}>
          <thead>
            <tr>
              <th>{t.variantImage}</th>
              <th>{label('values')}</th>
              <th>{label('sku')}</th>
              <th>{label('barcode')}</th>
              <th>{label('price')}</th>
              <th>{label('quantity')}</th>
              <th>{t.offered}</th>
              <th>{label('sales')}</th>
            </tr>
          </thead>
          <tbody>
            {product.variants.map((variant) => (
              <Row key={variant.id} product={product} variant={variant} />
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </Panel>
  )
}
