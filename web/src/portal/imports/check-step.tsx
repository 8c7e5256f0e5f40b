import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ImportDetail } from '@rahba/contract/catalog/import/product-imports'
import {
  downloadFailedRows,
  listProductImports,
  readProductImport,
  runProductImport,
} from '@rahba/contract/catalog/import/product-imports.calls'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useSend } from '../../api/queries.ts'
import { SaveFileButton } from '../../kit/feedback/save-file-button.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import { Counts } from './counts.tsx'
import { ImportRows, warnedTab } from './import-rows.tsx'

/** The third step: what would happen, row by row, before anything does. */
export function CheckStep({ job, back }: { job: ImportDetail; back: () => void }) {
  const { check: t, failedFile } = useText('portal/imports')
  const run = useSend(runProductImport, { invalidates: [readProductImport, listProductImports] })
  const { counts } = job
  const { products } = counts
  const useful = products.new + products.changed
  const tabs = [
    ...(['refused', 'new', 'changed', 'unchanged'] as const).map((key) => ({ key, outcomes: [key], count: counts[key] })),
    warnedTab(counts),
  ].filter(({ count }) => count > 0)
  return (
    <Stack gap="md">
      <Panel title={t.ready}>
        <Counts counts={counts} shown={['new', 'changed', 'unchanged', 'refused']} />
      </Panel>
      {useful === 0 ? (
        <Alert variant="light" color="saffron" title={t.nothing} icon={<IconAlertTriangle size={18} />}>
          {t.nothingBody}
        </Alert>
      ) : (
        counts.refused > 0 && (
          <Alert variant="light" color="saffron" icon={<IconInfoCircle size={18} />}>
            {t.leftOut(counts.refused)}
          </Alert>
        )
      )}
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Button variant="default" onClick={back}>
            {t.back}
          </Button>
          {counts.refused > 0 && <SaveFileButton label={failedFile} endpoint={downloadFailedRows} input={{ params: { id: job.id } }} />}
        </Group>
        {useful > 0 && (
          <Button loading={run.pending} onClick={() => run.send({ params: { id: job.id } })}>
            {products.new === 0 ? t.update(useful) : t.run(useful)}
          </Button>
        )}
      </Group>
      <ImportRows job={job} tabs={tabs} />
    </Stack>
  )
}
