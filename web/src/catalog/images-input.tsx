import { ActionIcon, Group, Text, VisuallyHidden } from '@mantine/core'
import { maxImages } from '@rahba/contract/catalog/products/product-labels'
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { UploadTile } from '../kit/inputs/upload/upload-tile.tsx'
import { Picture } from '../kit/show/picture.tsx'
import { useText } from '../text/use-text.ts'
import classes from './catalog.module.css'
import { RefusedFiles } from './refused-files.tsx'
import { useFingerDrag } from './use-finger-drag.ts'

interface ImagesInputProps {
  value: readonly string[]
  onChange: (ids: string[]) => void
  error?: React.ReactNode
}

function moved(ids: readonly string[], from: number, to: number): string[] {
  const next = [...ids]
  const [one] = next.splice(from, 1)
  if (one) next.splice(to, 0, one)
  return next
}

// A picture moved to an end keeps the focus on the button that moved it, which a disabled one would lose.
const ended = { 'data-disabled': true, 'aria-disabled': true }

/** Pictures in their order: dropped in, dragged or moved by buttons, the first standing for the product. */
export function ImagesInput({ value, onChange, error }: ImagesInputProps) {
  const t = useText('catalog')
  const [over, setOver] = useState<number | null>(null)
  const dragged = useRef<number | null>(null)
  // Uploads end one after the other, and each needs the ids at that time.
  const latest = useRef(value)
  latest.current = value
  const add = (id: string) => {
    latest.current = [...latest.current, id].slice(0, maxImages)
    onChange([...latest.current])
  }
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length) return
    onChange(moved(value, from, to))
    setAnnouncement(t.pictures.moved(to + 1, value.length))
  }
  const drop = (to: number) => {
    if (dragged.current !== null && dragged.current !== to) move(dragged.current, to)
    dragged.current = null
    setOver(null)
  }
  const box = useRef<HTMLDivElement>(null)
  useFingerDrag(box, { onOver: setOver, onDrop: move })
  return (
    <div ref={box}>
      {value.length > 0 && (
        <ol className={classes.pictures}>
          {value.map((id, index) => (
            <li
              key={id}
              className={classes.picture}
              draggable
              data-over={over === index || undefined}
              onDragStart={(event) => {
                dragged.current = index
                event.dataTransfer.effectAllowed = 'move'
                // Firefox drags nothing that carries nothing; a type of our own falls into no text field
                event.dataTransfer.setData('application/x-picture', id)
              }}
              onDragOver={(event) => {
                if (dragged.current === null) return
                event.preventDefault()
                setOver(index)
              }}
              onDragEnd={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault()
                drop(index)
              }}
            >
              <Picture id={id} alt={t.pictures.alt(index + 1)} width={160} height={160} draggable={false} />
              {index === 0 && <span className={classes.mainMark}>{t.pictures.main}</span>}
              <div className={classes.pictureTools}>
                <Group gap={4}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t.pictures.earlier(index + 1)}
                    {...(index === 0 && ended)}
                    onClick={() => move(index, index - 1)}
                  >
                    <IconArrowLeft size={16} className="mirrored" />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t.pictures.later(index + 1)}
                    {...(index === value.length - 1 && ended)}
                    onClick={() => move(index, index + 1)}
                  >
                    <IconArrowRight size={16} className="mirrored" />
                  </ActionIcon>
                </Group>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={t.pictures.remove(index + 1)}
                  onClick={() => {
                    setLeftOut([])
                    onChange(value.filter((one) => one !== id))
                  }}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {value.length < maxImages ? (
        <UploadTile
          purpose="picture"
          multiple
          height={104}
          aria-label={t.pictures.add}
          error={error}
          description={t.hints.pictures}
          room={{ remaining: () => maxImages - latest.current.length, onOver: setLeftOut }}
          onUploaded={(file) => add(file.id)}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t.pictures.full(maxImages)}
        </Text>
      )}
      <RefusedFiles names={leftOut} />
    </div>
  )
}
