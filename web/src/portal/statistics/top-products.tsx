import { Skeleton, Table, Text } from '@mantine/core'
import type { Call } from '@rahba/contract/kernel/endpoint'
import { splitLength } from '@rahba/contract/statistics/figures'
import { listTopProducts } from '@rahba/contract/statistics/statistics.calls'
import { useCall } from '../../api/queries.ts'
import { SaveFileButton } from '../../kit/feedback/save-file-button.tsx'
import { EmptyState, ErrorState } from '../../kit/feedback/states.tsx'
import { Localized, Ltr } from '../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../kit/layout/scroll-region.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import classes from '../../statistics/statistics.module.css'
import type { Asked } from '../../statistics/use-asked.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** The store's products by what they sold in the period, beside the period before. */
export function TopProducts({ asked, exports }: { asked: Asked; exports: Call }) {
  const t = useText('statistics')
  const locale = useLocale()
  const read = useCall(listTopProducts, { query: asked.period })
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <Skeleton height={200} m="md" w="auto" />
    if (read.data.rows.length === 0) return <EmptyState title={t.nothing} />
    return (
      <ScrollRegion label={t.products} className={classes.scroll}>
        <Table fz="sm" stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.product}</Table.Th>
              <Table.Th className={classes.number ?? ''}>{t.units}</Table.Th>
              <Table.Th className={classes.number ?? ''}>{t.unitsBefore}</Table.Th>
              <Table.Th className={classes.number ?? ''}>{t.goods}</Table.Th>
              <Table.Th className={classes.number ?? ''}>{t.goodsBefore}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {read.data.rows.map((row) => (
              <Table.Tr key={row.product_id}>
                <Table.Th scope="row" fw={500} className={classes.name ?? ''}>
                  <span className={classes.product}>
                    <Thumb id={row.image} width={32} />
                    <Localized text={row.name} lines={2} />
                  </span>
                </Table.Th>
                <Table.Td className={classes.number ?? ''}>
                  <Ltr>{formatNumber(row.units, locale)}</Ltr>
                </Table.Td>
                <Table.Td className={classes.number ?? ''}>
                  <Ltr>{formatNumber(row.units_before, locale)}</Ltr>
                </Table.Td>
                <Table.Td className={classes.number ?? ''}>
                  <Money value={row.goods} />
                </Table.Td>
                <Table.Td className={classes.number ?? ''}>
                  <Money value={row.goods_before} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {read.data.more && (
          <Text size="sm" c="dimmed" p="md">
            {t.more(splitLength)}
          </Text>
        )}
      </ScrollRegion>
    )
  }
  return (
    <Panel
      title={t.products}
      flush
      actions={<SaveFileButton label={t.export} endpoint={exports} input={{ query: { ...asked.period, by: 'product' } }} />}
    >
      {body()}
    </Panel>
  )
}
