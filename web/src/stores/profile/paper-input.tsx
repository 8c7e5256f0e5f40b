import { Stack, Text } from '@mantine/core'
import type { DocumentKind } from '@rahba/contract/stores/store-states'
import { FileInput, type FileInputProps } from '../../kit/inputs/upload/file-input.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { PaperState } from '../../stores/states.tsx'
import { useSubject } from './subject.ts'
import { useFormText } from './use-profile-form.ts'

interface Props extends Omit<FileInputProps, 'purpose' | 'required'> {
  kind: DocumentKind
  /** The papers the store can't do without (`papersFor`). */
  kinds: readonly DocumentKind[]
}

/** One paper: the file, and what the platform said of it. Another file waits for its review again. */
export function PaperInput({ kind, kinds, value, ...rest }: Props) {
  const t = useFormText().papers
  const paper = useSubject().store.documents.find((document) => document.kind === kind)
  const same = paper?.file === value
  return (
    <Stack gap={6}>
      <FileInput {...rest} value={value} required={kinds.includes(kind)} purpose="paper" />
      {paper?.file && (
        <div>
          {value && (same ? <PaperState status={paper.status} /> : <StatusDot tone="info">{t.notSaved}</StatusDot>)}
          {same && paper.reason && (
            <Text size="sm" c="red" mt={2}>
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
