import { Button } from '@mantine/core'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../api/client.ts'
import { asApiError } from '../api/errors.ts'
import { toastError } from '../api/toast.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { MenuButton } from './menu-button.tsx'

/** Saves a file of a call, as Excel or CSV. */
export function SaveFileButton({
  label,
  endpoint,
  input,
}: {
  label: string
  endpoint: EndpointSpec
  input: { params?: unknown; query?: object }
}) {
  const { list: t } = useText('kit')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      await download(endpoint, { ...input, query: { ...input.query, format } })
    } catch (thrown) {
      toastError(asApiError(thrown, locale))
    } finally {
      setBusy(false)
    }
  }
  return (
    <MenuButton
      lines={[
        { key: 'xlsx', label: t.exportXlsx, onClick: () => void save('xlsx') },
        { key: 'csv', label: t.exportCsv, onClick: () => void save('csv') },
      ]}
    >
      <Button variant="default" size="sm" loading={busy} leftSection={<IconDownload size={16} aria-hidden="true" />}>
        {label}
      </Button>
    </MenuButton>
  )
}
