import { Stack, Text } from '@mantine/core'
import { type DocumentKind, documentStatuses } from '@rahba/contract/stores/store-states'
import { UserText } from '../../kit/direction.tsx'
import { FileInput, type FileInputProps } from '../../kit/inputs/file-input.tsx'
import { StatusDot, type Tone } from '../../kit/status-dot.tsx'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'

const tones: Record<keyof typeof documentStatuses, Tone> = {
  missing: 'neutral',
  pending: 'waiting',
  accepted: 'good',
  rejected: 'bad',
  expired: 'bad',
}

/** One paper: the file, and what the platform said of it. Another file waits for its review again. */
export function PaperInput({ kind, value, required, ...rest }: Omit<FileInputProps, 'purpose'> & { kind: DocumentKind }) {
  const t = useText('portal/profile').papers
  const paper = useStore().documents.find((document) => document.kind === kind)
  const same = paper?.file === value
  return (
    <Stack gap={6}>
      <FileInput {...rest} value={value} {...(required ? { required } : {})} purpose="paper" />
      {paper?.file && (
        <div>
          {value &&
            (same ? (
              <StatusDot tone={tones[paper.status]}>{documentStatuses[paper.status]}</StatusDot>
            ) : (
              <StatusDot tone="info">{t.notSaved}</StatusDot>
            ))}
          {same && paper.reason && (
            <Text size="sm" c="red.9" mt={2}>
              <UserText>{paper.reason}</UserText>
            </Text>
          )}
          {same && (paper.status === 'rejected' || paper.status === 'expired') && (
            <Text size="xs" c="dimmed">
              {t.attachAgain}
            </Text>
          )}
        </div>
      )}
    </Stack>
  )
}
