import { Alert, Stack, Text } from '@mantine/core'
import { maxItems } from '@rahba/contract/catalog/sections/section-kinds'
import type { SectionCandidate } from '@rahba/contract/catalog/sections/sections'
import { searchSectionProducts } from '@rahba/contract/catalog/sections/sections.calls'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconArrowDown, IconArrowUp, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { ProductName } from '../../catalog/product-name.tsx'
import { ProductSearch, useProductSearch } from '../../catalog/product-search.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Localized } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { DataTable } from '../../kit/list/data-table.tsx'
import classes from '../../kit/list/list.module.css'
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx'
import { Money } from '../../kit/show/money.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { PickedState } from './picked-state.tsx'

interface PickedProductsProps {
  value: readonly string[]
  onChange: (ids: string[]) => void
  error?: ReactNode
  /** The number of products that the section shows at most. */
  items: number
}

/** Products found by name, to be added to the others. */
function Picker({ value, onPick, error }: { value: readonly string[]; onPick: (product: SectionCandidate) => void; error?: ReactNode }) {
  const t = useText('admin/sections')
  const search = useProductSearch()
  const found = useCall(searchSectionProducts, { query: search.query })
  const offered = (found.data ?? []).filter(({ id }) => !value.includes(id))
  const full = value.length >= maxItems
  return (
    <ProductSearch
      label={t.pick}
      placeholder={full ? t.full(maxItems) : t.search}
      disabled={full}
      error={error}
      search={search}
      offered={offered}
      searching={found.isFetching}
      onPick={onPick}
      beside={({ store }) => (
        <Text size="xs" c="dimmed" ta="end">
          <Localized text={store} />
        </Text>
      )}
    />
  )
}

/** Products picked by hand: found by name, ordered by dragging or by their menus. */
export function PickedProducts({ value, onChange, error, items }: PickedProductsProps) {
  const t = useText('admin/sections')
  const locale = useLocale()
  // The record's own products are read once; products added later are known from the search.
  const [first] = useState(value)
  const [added, setAdded] = useState<readonly SectionCandidate[]>([])
  const read = useCall(searchSectionProducts, { query: { ids: first.join(',') } }, { enabled: first.length > 0 })
  const known = new Map([...(first.length > 0 ? (read.data ?? []) : []), ...added].map((product) => [product.id, product]))
  const rows = value.flatMap((id) => known.get(id) ?? [])
  const seen = rows.filter(({ visible }) => visible)
  const shown = new Set(seen.slice(0, items).map(({ id }) => id))
  const hidden = rows.filter(({ id }) => !shown.has(id)).length
  const move = (from: number, to: number) => {
    const id = value[from]
    if (id && to >= 0 && to < value.length) onChange(value.toSpliced(from, 1).toSpliced(to, 0, id))
  }
  const columns: Column<SectionCandidate>[] = [
    { key: 'name', label: t.product, main: true, cell: (row) => <ProductName product={row} /> },
    { key: 'store', label: t.store, cell: (row) => <Localized text={row.store} /> },
    { key: 'price', label: t.price, align: 'end', cell: (row) => <Money value={row.price_after_discount ?? row.price} /> },
    {
      key: 'state',
      label: t.state,
      cell: (row) => <PickedState product={row} isShown={shown.has(row.id)} />,
    },
  ]
  const table = () => {
    if (value.length === 0) return <EmptyState title={t.none} body={t.noneHint} />
    if (rows.length < value.length && read.isPending) return <ListSkeleton columns={4} />
    return (
      <DataTable
        rows={rows}
        columns={columns}
        rowName={(row) => inLocale(row.name, locale)}
        rowActions={(row) => {
          const at = value.indexOf(row.id)
          return [
            ...(at > 0 ? [{ key: 'up', label: t.up, icon: <IconArrowUp size={16} />, onClick: () => move(at, at - 1) }] : []),
            ...(at < value.length - 1
              ? [{ key: 'down', label: t.down, icon: <IconArrowDown size={16} />, onClick: () => move(at, at + 1) }]
              : []),
            {
              key: 'remove',
              label: t.remove,
              icon: <IconTrash size={16} />,
              tone: 'danger',
              onClick: () => onChange(value.filter((id) => id !== row.id)),
            },
          ]
        }}
        {...(rows.length > 1 && rows.length === value.length ? { onMove: move } : {})}
      />
    )
  }
  return (
    <Stack gap="md">
      <div style={{ maxInlineSize: 480 }}>
        <Picker
          value={value}
          error={error}
          onPick={(product) => {
            setAdded([...added, product])
            onChange([...value, product.id])
          }}
        />
      </div>
      {hidden > 0 && (
        <Alert color="saffron" icon={<IconEyeOff size={18} aria-hidden="true" />} role="status">
          {t.hidden(hidden, rows.length)}
        </Alert>
      )}
      <div className={classes.frame}>{table()}</div>
    </Stack>
  )
}
