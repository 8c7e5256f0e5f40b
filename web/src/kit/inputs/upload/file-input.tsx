import { ActionIcon, Anchor, Text } from '@mantine/core'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../text/use-text.ts'
import { UserText } from '../../layout/direction.tsx'
import { paperUrl } from '../../show/paper-url.ts'
import type { InputProps } from '../input-props.ts'
import classes from './upload.module.css'
import { UploadTile } from './upload-tile.tsx'

export interface FileInputProps extends Omit<InputProps<string | null | undefined>, 'placeholder' | 'autoFocus' | 'name'> {
  /** A slip proves a transfer; all else is a paper. */
  purpose?: 'paper' | 'slip'
}

/** A private paper (PDF or picture), held as the id of the uploaded file. */
export function FileInput({ value, onChange, purpose = 'paper', ...rest }: FileInputProps) {
  const { upload: t } = useText('kit')
  const { pathname } = useLocation()
  const [name, setName] = useState<string | null>(null)
  const take = (file: { id: string; name: string }) => {
    setName(file.name)
    onChange(file.id)
  }
  return (
    <UploadTile {...rest} purpose={purpose} onUploaded={take}>
      {value ? (
        <div className={classes.held}>
          <IconFileText size={24} stroke={1.5} aria-hidden="true" />
          <div style={{ flex: 1, minInlineSize: 0 }}>
            {name && (
              <Text size="sm" truncate>
                <UserText>{name}</UserText>
              </Text>
            )}
            <Anchor size="sm" href={paperUrl(value, pathname)} target="_blank" rel="noreferrer">
              {t.open}
            </Anchor>
          </div>
          <ActionIcon variant="subtle" color="gray" aria-label={t.remove} disabled={rest.disabled ?? false} onClick={() => onChange(null)}>
            <IconTrash size={18} />
          </ActionIcon>
        </div>
      ) : undefined}
    </UploadTile>
  )
}
