import { ActionIcon } from '@mantine/core'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { downloadInvoice, downloadStoreInvoice } from '@rahba/contract/orders/invoices'
import { IconFileDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../api/client.ts'
import { asApiError } from '../../api/errors.ts'
import { toastError } from '../../api/toast.ts'
import { MenuButton } from '../../kit/menu-button.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** The call of the side that looks at it. */
export type PdfCall = typeof downloadInvoice | typeof downloadStoreInvoice

/** Saves an invoice as a PDF, in the language that is chosen. */
export function PdfButton({ id, number, call }: { id: string; number: string; call: PdfCall }) {
  const t = useText('invoices')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const save = async (lang: Locale) => {
    setBusy(true)
    try {
      await download(call, { params: { id }, query: { lang } })
    } catch (thrown) {
      toastError(asApiError(thrown, locale))
    } finally {
      setBusy(false)
    }
  }
  return (
    <MenuButton
      lines={[
        { key: 'ar', label: t.inArabic, onClick: () => void save('ar') },
        { key: 'en', label: t.inEnglish, onClick: () => void save('en') },
      ]}
    >
      <ActionIcon variant="subtle" loading={busy} aria-label={`${t.pdf} ${number}`}>
        <IconFileDownload size={18} aria-hidden="true" />
      </ActionIcon>
    </MenuButton>
  )
}
