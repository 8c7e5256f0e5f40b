import { Text } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { Picture } from '../../kit/show/picture.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './variants.module.css'

/** The value or variant that a picture is chosen for. */
export interface Pictured {
  /** Its name, for the title of the window. */
  name: string
  image: string | null
  put: (image: string | null) => void
}

interface PictureChoiceProps {
  /** Null while the window is closed. */
  of: Pictured | null
  images: readonly string[]
  onClose: () => void
}

/** Chooses one of the product's pictures, or none. */
export function PictureChoice({ of, images, onClose }: PictureChoiceProps) {
  const t = useText('variants').pictures
  const common = useText('common')
  const choose = (image: string | null) => {
    of?.put(image)
    onClose()
  }
  return (
    <Dialog
      opened={of !== null}
      onClose={onClose}
      title={t.title(of?.name ?? '')}
      styles={{ title: { fontWeight: 600 } }}
      closeButtonProps={{ 'aria-label': common.actions.close }}
    >
      {images.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.noneYet}
        </Text>
      ) : (
        <div className={classes.pictures}>
          <button type="button" aria-label={t.none} aria-pressed={of?.image === null} onClick={() => choose(null)}>
            <IconPhotoOff size={28} stroke={1.25} aria-hidden="true" />
          </button>
          {images.map((id, index) => (
            <button key={id} type="button" aria-label={t.at(index + 1)} aria-pressed={of?.image === id} onClick={() => choose(id)}>
              <Picture id={id} alt="" width={160} height={160} />
            </button>
          ))}
        </div>
      )}
    </Dialog>
  )
}
