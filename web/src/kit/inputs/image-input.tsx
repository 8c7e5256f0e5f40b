import { Button, Group } from '@mantine/core'
import { useText } from '../../text/use-text.ts'
import { Picture } from '../show/picture.tsx'
import type { InputProps } from './input-props.ts'
import classes from './upload.module.css'
import { UploadTile } from './upload-tile.tsx'

type ImageInputProps = Omit<InputProps<string | null | undefined>, 'placeholder' | 'autoFocus' | 'name'>

/** A public picture, held as the id of the uploaded file. */
export function ImageInput({ value, onChange, ...rest }: ImageInputProps) {
  const { upload: t } = useText('kit')
  return (
    <UploadTile {...rest} purpose="picture" onUploaded={(file) => onChange(file.id)}>
      {value ? (
        <div className={classes.held}>
          <Picture id={value} alt={t.preview} width={96} height={96} className={classes.picture} contain first />
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
