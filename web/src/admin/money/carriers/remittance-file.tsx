import { Button, Group, Loader, Text } from '@mantine/core'
import type { RemittanceDetail } from '@rahba/contract/money/carriers/remittances'
import { uploadRemittance } from '@rahba/contract/money/carriers/remittances.calls'
import { useInvalidate } from '../../../api/queries.ts'
import { useFileCall } from '../../../api/upload.ts'
import { FileChoice } from '../../../kit/inputs/upload/file-choice.tsx'
import { UserText } from '../../../kit/layout/direction.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { useText } from '../../../text/use-text.ts'
import { changedByRemittance } from './invalidated-calls.ts'

/** The upload of the carrier's file, which can be repeated; errors in the file are shown here. */
export function RemittanceFile({ remittance }: { remittance: RemittanceDetail }) {
  const { file: t } = useText('admin/carriers')
  const invalidate = useInvalidate()
  const upload = { ...uploadRemittance, path: uploadRemittance.path.replace('{id}', remittance.id) }
  const { start, progress, failures, clear } = useFileCall(upload, {}, () => void invalidate(changedByRemittance))
  const failed = failures.at(-1)?.error
  return (
    <Panel title={t.title}>
      <Text size="sm" mb="sm">
        {t.hint}
      </Text>
      <Group>
        <FileChoice
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(file) => {
            clear()
            if (file) void start(file)
          }}
        >
          {(props) => (
            <Button variant={remittance.file ? 'default' : 'filled'} disabled={progress !== null} {...props}>
              {remittance.file ? t.replace : t.choose}
            </Button>
          )}
        </FileChoice>
        {progress !== null ? (
          <Group gap="xs" role="status">
            <Loader size="xs" />
            <Text size="sm">{t.uploading}</Text>
          </Group>
        ) : (
          remittance.file && (
            <Text size="sm">
              <UserText>{remittance.file}</UserText>
            </Text>
          )
        )}
      </Group>
      {failed && (
        <Text size="sm" c="red" role="alert" mt="sm">
          {failed.fields.file ?? failed.error}
        </Text>
      )}
    </Panel>
  )
}
