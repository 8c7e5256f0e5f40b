import { Stack, Text } from '@mantine/core'
import type { ImportDetail, OutcomeCounts } from '@rahba/contract/catalog/import/product-imports'
import { downloadFailedRows } from '@rahba/contract/catalog/import/product-imports.calls'
import { SaveFileButton } from '../../kit/feedback/save-file-button.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import { Counts } from './counts.tsx'
import { FetchedPictures } from './fetched-pictures.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportRows, warnedTab } from './import-rows.tsx'
import { WithoutPictures } from './without-pictures.tsx'

/** The last step: what was done, what was not and why, and the way to try that again. */
export function ResultStep({ job, open }: { job: ImportDetail; open: (answer: ImportDetail) => void }) {
  const { result: t, failedFile } = useText('portal/imports')
  const { counts } = job
  // Rows refused by the check and rows failed by the import are the same to the merchant.
  const refused = counts.refused + counts.failed
  const both = (of: OutcomeCounts): OutcomeCounts => ({ ...of, failed: of.refused + of.failed })
  const shown = { products: both(counts.products), variants: both(counts.variants) }
  const tabs = [
    { key: 'failed', outcomes: ['refused', 'failed'], count: refused },
    { key: 'created', outcomes: ['created'], count: counts.created },
    { key: 'updated', outcomes: ['updated'], count: counts.updated },
    { key: 'unchanged', outcomes: ['unchanged'], count: counts.unchanged },
    warnedTab(counts),
  ] as const
  return (
    <Stack gap="md">
      <Panel
        title={job.state === 'done' ? t.done : t.cancelled}
        actions={
          <LinkButton to="/store/products" variant="default" size="sm">
            {t.products}
          </LinkButton>
        }
      >
        <Stack gap="sm">
          <Counts counts={shown} shown={['created', 'updated', 'unchanged', 'failed']} />
          {job.state === 'cancelled' && (
            <Text size="sm" c="dimmed">
              {t.cancelledBody}
            </Text>
          )}
          {job.state === 'done' && refused === 0 && (
            <Text size="sm" c="dimmed">
              {t.allGood}
            </Text>
          )}
        </Stack>
      </Panel>
      <FetchedPictures job={job} />
      {counts.created > 0 && <WithoutPictures />}
      {refused > 0 && (
        <Panel
          title={t.retry}
          actions={<SaveFileButton label={failedFile} endpoint={downloadFailedRows} input={{ params: { id: job.id } }} />}
        >
          <Stack gap="sm">
            <Text size="sm" c="dimmed">
              {t.retryBody}
            </Text>
            <FileDrop retryOf={job.id} onUploaded={open} />
          </Stack>
        </Panel>
      )}
      <ImportRows job={job} tabs={tabs.filter(({ count }) => count > 0)} />
    </Stack>
  )
}
