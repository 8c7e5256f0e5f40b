import { ActionIcon } from '@mantine/core'
import type { downloadInvoice, downloadStoreInvoice } from '@rahba/contract/orders/invoices/invoices.calls'
import { IconFileDownload } from '@tabler/icons-react'
import { useDownload } from '../../api/use-download.ts'
import { MenuButton } from '../../kit/nav/menu-button.tsx'
import { useText } from '../../text/use-text.ts'

/** The call of the side that looks at it. */
export type PdfCall = typeof downloadInvoice | typeof downloadStoreInvoice

/** Saves an invoice as a PDF, in the language that is chosen. */
export function PdfButton({ id, number, call }: { id: string; number: string; call: PdfCall }) {
  const t = useText('invoices')
  const { save, busy } = useDownload(call)
  return (
    <MenuButton
      lines={[
        { key: 'ar', label: t.inArabic, onClick: () => save({ params: { id }, query: { lang: 'ar' } }) },
        { key: 'en', label: t.inEnglish, onClick: () => save({ params: { id }, query: { lang: 'en' } }) },
      ]}
    >
      <ActionIcon variant="subtle" loading={busy} aria-label={`${t.pdf} ${number}`}>
        <IconFileDownload size={18} aria-hidden="true" />
      </ActionIcon>
    </MenuButton>
  )
}
