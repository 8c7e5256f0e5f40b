import { Button } from '@mantine/core'
import { exportProductsForImport } from '@rahba/contract/catalog/product-imports'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../api/client.ts'
import { asApiError } from '../../api/errors.ts'
import { toastError } from '../../api/toast.ts'
import type { ListState } from '../../kit/list/use-list-state.ts'
import { MenuButton } from '../../kit/menu-button.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** Importing, and the export of the list as it is narrowed that an import reads back. */
export function ImportMenu({ query: { page: _page, per_page: _perPage, ...query } }: { query: ListState['query'] }) {
  const { files: t } = useText('portal/products')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      await download(exportProductsForImport, { query: { ...query, format } })
    } catch (thrown) {
      toastError(asApiError(thrown, locale))
    } finally {
      setBusy(false)
    }
  }
  return (
    <MenuButton
      lines={[
        { key: 'import', label: t.importing, href: '/store/products/import' },
        { key: 'xlsx', label: t.exportXlsx, onClick: () => void save('xlsx') },
        { key: 'csv', label: t.exportCsv, onClick: () => void save('csv') },
      ]}
      foot={t.hint}
      width={280}
    >
      <Button variant="default" loading={busy} rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
        {t.menu}
      </Button>
    </MenuButton>
  )
}
