import { Alert, Group, Stack, Text } from '@mantine/core'
import type { ImportDetail } from '@rahba/contract/catalog/import/product-imports'
import { downloadImportTemplate, exportProductsForImport } from '@rahba/contract/catalog/import/product-imports.calls'
import { SaveFileButton } from '../../kit/feedback/save-file-button.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import { useProductsStopped } from '../layout/use-products-stopped.ts'
import { FileDrop } from './file-drop.tsx'
import classes from './imports.module.css'
import { PastImports } from './past-imports.tsx'

/** The first step: the file, what it may look like, and the files of before. */
export function UploadStep({ open }: { open: (answer: ImportDetail) => void }) {
  const { upload, template: t } = useText('portal/imports')
  const stopped = useProductsStopped()
  return (
    <>
      <div className={classes.start}>
        <Panel title={upload.title}>
          <Stack gap="sm">
            {stopped && (
              <Alert color="red" variant="light">
                {stopped} {upload.onlyExisting}
              </Alert>
            )}
            <FileDrop onUploaded={open} />
            <Text size="sm" c="dimmed">
              {upload.how}
            </Text>
          </Stack>
        </Panel>
        <Panel>
          <Stack gap="lg">
            <Stack gap="xs" align="start">
              <Text fw={600}>{t.title}</Text>
              <Text size="sm" c="dimmed">
                {t.body}
              </Text>
              <Group gap="xs">
                <SaveFileButton label={t.ar} endpoint={downloadImportTemplate} input={{ query: { language: 'ar' } }} />
                <SaveFileButton label={t.en} endpoint={downloadImportTemplate} input={{ query: { language: 'en' } }} />
              </Group>
            </Stack>
            <Stack gap="xs" align="start">
              <Text fw={600}>{t.editTitle}</Text>
              <Text size="sm" c="dimmed">
                {t.editBody}
              </Text>
              <SaveFileButton label={t.export} endpoint={exportProductsForImport} input={{}} />
            </Stack>
          </Stack>
        </Panel>
      </div>
      <PastImports />
    </>
  )
}
