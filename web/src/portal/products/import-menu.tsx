import { Button } from '@mantine/core'
import { exportProductsForImport } from '@rahba/contract/catalog/import/product-imports.calls'
import { IconChevronDown } from '@tabler/icons-react'
import { useDownload } from '../../api/use-download.ts'
import type { RowAction } from '../../kit/list/columns.ts'
import type { ListState } from '../../kit/list/use-list-state.ts'
import { MenuButton } from '../../kit/nav/menu-button.tsx'
import { useText } from '../../text/use-text.ts'

/** Importing, and the export of the list as it is narrowed that an import reads back. */
export function useImporting({ page: _page, per_page: _perPage, ...query }: ListState['query']): { lines: RowAction[]; busy: boolean } {
  const { files: t } = useText('portal/products')
  const { save, busy } = useDownload(exportProductsForImport)
  return {
    lines: [
      { key: 'import', label: t.importing, href: '/store/products/import' },
      { key: 'xlsx', label: t.exportXlsx, onClick: () => save({ query: { ...query, format: 'xlsx' } }) },
      { key: 'csv', label: t.exportCsv, onClick: () => save({ query: { ...query, format: 'csv' } }) },
    ],
    busy,
  }
}

export function ImportMenu({ lines, busy }: ReturnType<typeof useImporting>) {
  const { files: t } = useText('portal/products')
  return (
    <MenuButton lines={lines} foot={t.hint} width={280}>
      <Button variant="default" loading={busy} rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
        {t.menu}
      </Button>
    </MenuButton>
  )
}
