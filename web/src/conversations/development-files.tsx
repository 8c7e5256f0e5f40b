import { Stack } from '@mantine/core'
import { developmentMax } from '@rahba/contract/conversations/development-labels'
import { type ReactNode, useState } from 'react'
import { PaperLine } from '../kit/inputs/dates/paper-line.tsx'
import { UploadTile } from '../kit/inputs/upload/upload-tile.tsx'
import { useText } from '../text/use-text.ts'

interface DevelopmentFilesProps {
  value: readonly string[]
  onChange: (ids: string[]) => void
  error?: ReactNode
}

/** Files that go out with a message, each with its way out. */
export function DevelopmentFiles({ value, onChange, error }: DevelopmentFilesProps) {
  const t = useText('development')
  const [names, setNames] = useState<Record<string, string>>({})
  return (
    <Stack gap="xs">
      {value.map((id) => {
        const name = names[id] ?? id
        return (
          <PaperLine
            key={id}
            id={id}
            name={name}
            removeLabel={t.remove(name)}
            onRemove={() => onChange(value.filter((one) => one !== id))}
          />
        )
      })}
      {value.length < developmentMax.attachments && (
        <UploadTile
          purpose="paper"
          height={72}
          aria-label={t.attach}
          description={t.attachHint}
          error={error}
          onUploaded={(file) => {
            setNames((now) => ({ ...now, [file.id]: file.name }))
            onChange([...value, file.id])
          }}
        />
      )}
    </Stack>
  )
}
