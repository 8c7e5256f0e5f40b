import { Button } from '@mantine/core'
import type { ImportDetail } from '@rahba/contract/catalog/import/product-imports'
import { cancelProductImport, listProductImports, readProductImport } from '@rahba/contract/catalog/import/product-imports.calls'
import { useSend } from '../../api/queries.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { useText } from '../../text/use-text.ts'

/** Stops an import that is at work, or that nobody wants to go on with. */
export function CancelImport({ job }: { job: ImportDetail }) {
  const { cancel: t } = useText('portal/imports')
  const cancel = useSend(cancelProductImport, { invalidates: [readProductImport, listProductImports], message: t.done })
  return (
    <ConfirmAction
      title={t.title}
      body={job.state === 'running' ? t.running : t.checking}
      confirmLabel={t.action}
      tone="danger"
      onConfirm={() => cancel.sendAsync({ params: { id: job.id } })}
    >
      <Button variant="default" size="sm" mt="sm">
        {t.action}
      </Button>
    </ConfirmAction>
  )
}
