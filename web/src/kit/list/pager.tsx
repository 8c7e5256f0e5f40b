import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import type { PageMeta } from '@rahba/contract/kernel/page'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { Ltr } from '../layout/direction.tsx'
import { formatNumber } from '../show/format.ts'
import { type ListState, perPageChoices } from './use-list-state.ts'

interface PagerProps {
  meta: PageMeta
  rows: number
  list: ListState
}

/** The foot of a list: where one is, how many rows a page has, and the pages. A total that was counted up to its cap says "more than". */
export function Pager({ meta, rows, list }: PagerProps) {
  const { list: t } = useText('kit')
  const locale = useLocale()
  const first = (meta.page - 1) * meta.per_page + 1
  const last = first + rows - 1
  // Past a capped total there is always one more page while rows follow.
  const reachable = Math.max(meta.total, last + (meta.next_cursor ? 1 : 0))
  const pages = Math.max(1, Math.ceil(reachable / meta.per_page))
  const total = meta.total_capped ? t.moreThan(meta.total) : formatNumber(meta.total, locale)
  const sizes = [...new Set([...perPageChoices, list.per_page])].toSorted((a, b) => a - b).map(String)
  return (
    <Group justify="space-between" gap="sm" px="sm" py={8}>
      <Group gap="sm">
        <Text size="sm" c="dimmed" className="tabular" aria-live="polite">
          {t.range(rows ? first : 0, rows ? last : 0, total)}
        </Text>
        <NativeSelect
          size="xs"
          w={76}
          aria-label={t.rowsPerPage}
          data={sizes}
          value={String(list.per_page)}
          onChange={(event) => list.change({ per_page: Number(event.currentTarget.value) })}
        />
      </Group>
      {pages > 1 && (
        <Pagination
          size="sm"
          total={pages}
          value={meta.page}
          onChange={(page) => list.change({ page })}
          siblings={1}
          aria-label={t.pages}
          getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t.previousPage : t.nextPage })}
          getItemProps={(page) => ({ children: <Ltr>{page}</Ltr> })}
        />
      )}
    </Group>
  )
}
