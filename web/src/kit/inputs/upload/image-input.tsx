import { Button, Group, Text } from '@mantine/core'
import type { UploadedFile } from '@rahba/contract/kernel/files'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Picture } from '../../show/picture.tsx'
import type { InputProps } from '../input-props.ts'
import classes from './upload.module.css'
import { UploadTile } from './upload-tile.tsx'

interface ImageInputProps extends Omit<InputProps<string | null | undefined>, 'placeholder' | 'autoFocus' | 'name'> {
  /** The smallest size, in pixels, that looks sharp where the picture is shown. A smaller one is kept, with a warning. */
  sharp?: { width: number; height: number }
}

const previewHeight = 96
const isSmaller = (file: UploadedFile, { width, height }: { width: number; height: number }) =>
  (file.width ?? width) < width || (file.height ?? height) < height

/** A public picture, held as the id of the uploaded file. */
export function ImageInput({ value, onChange, sharp, ...rest }: ImageInputProps) {
  const { upload: t } = useText('kit')
  const [uploaded, setUploaded] = useState<UploadedFile | null>(null)
  const small = sharp && uploaded && uploaded.id === value && isSmaller(uploaded, sharp) ? uploaded : null
  const previewWidth = sharp ? Math.round((previewHeight * sharp.width) / sharp.height) : previewHeight
  const take = (file: UploadedFile) => {
    setUploaded(file)
    onChange(file.id)
  }
  return (
    <UploadTile {...rest} purpose="picture" onUploaded={take}>
      {value ? (
        <div className={classes.held}>
          <Picture id={value} alt={t.preview} width={previewWidth} height={previewHeight} className={classes.picture} contain first />
          {small && sharp && (
            <Text size="sm" role="status">
              {t.tooSmall({ width: small.width ?? 0, height: small.height ?? 0 }, sharp)}
            </Text>
          )}
          <Group gap="xs">
            <Button variant="default" size="xs" disabled={rest.disabled ?? false} onClick={() => onChange(null)}>
              {rest.required ? t.replace : t.remove}
            </Button>
          </Group>
        </div>
      ) : undefined}
    </UploadTile>
  )
}
