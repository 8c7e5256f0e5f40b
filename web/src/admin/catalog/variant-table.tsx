import { Table, Text } from '@mantine/core'
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
    <Table.Tr>
      <Table.Td>
        <Thumb id={variant.image} width={36} />
      </Table.Td>
      <Table.Th scope="row" fw={500} miw={120}>
        <VariantTitle title={title} colours={findColours(product.axes, variant.values)} />
      </Table.Th>
      <Table.Td>{variant.sku ? <Code>{variant.sku}</Code> : <None />}</Table.Td>
      <Table.Td>{variant.barcode ? <Code>{variant.barcode}</Code> : <None />}</Table.Td>
      <Table.Td>
        <Money value={reduced ?? price} />
        {reduced !== null && (
          <Text size="xs" c="dimmed" td="line-through">
            <Money value={price} />
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <StockCount quantity={variant.quantity} />
      </Table.Td>
      <Table.Td>{variant.active ? t.yes : t.no}</Table.Td>
      <Table.Td>
        <Ltr>{formatNumber(variant.sales, locale)}</Ltr>
      </Table.Td>
    </Table.Tr>
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
        <Table verticalSpacing={6} fz="sm" aria-label={label('variants')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.variantImage}</Table.Th>
              <Table.Th>{label('values')}</Table.Th>
              <Table.Th>{label('sku')}</Table.Th>
              <Table.Th>{label('barcode')}</Table.Th>
              <Table.Th>{label('price')}</Table.Th>
              <Table.Th>{label('quantity')}</Table.Th>
              <Table.Th>{t.offered}</Table.Th>
              <Table.Th>{label('sales')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {product.variants.map((variant) => (
              <Row key={variant.id} product={product} variant={variant} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </Panel>
  )
}
