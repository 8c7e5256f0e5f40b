import { Button } from '@mantine/core'
import type { Call } from '@rahba/contract/kernel/endpoint'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { IconDownload } from '@tabler/icons-react'
import { useDownload } from '../../api/use-download.ts'
import { useText } from '../../text/use-text.ts'
import { MenuButton } from '../nav/menu-button.tsx'

/** Saves a file of a call, as Excel or CSV. */
export function SaveFileButton({ label, endpoint, input }: { label: string; endpoint: Call; input: { params?: unknown; query?: object } }) {
  const { list: t } = useText('kit')
  const { save, busy } = useDownload(endpoint)
  const saveAs = (format: ExportFormat) => save({ ...input, query: { ...input.query, format } })
  return (
    <MenuButton
      lines={[
        { key: 'xlsx', label: t.exportXlsx, onClick: () => saveAs('xlsx') },
        { key: 'csv', label: t.exportCsv, onClick: () => saveAs('csv') },
      ]}
    >
      <Button variant="default" size="sm" loading={busy} leftSection={<IconDownload size={16} aria-hidden="true" />}>
        {label}
      </Button>
    </MenuButton>
  )
}
