import { Text, VisuallyHidden } from '@mantine/core'
import { maxImages } from '@rahba/contract/catalog/products/product-limits'
import { useRef, useState } from 'react'
import { UploadTile } from '../kit/inputs/upload/upload-tile.tsx'
import { useText } from '../text/use-text.ts'
import classes from './catalog.module.css'
import { ImageTile } from './image-tile.tsx'
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
            <ImageTile
              key={id}
              id={id}
              index={index}
              count={value.length}
              isOver={over === index}
              onDragStart={() => {
                dragged.current = index
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
              onMove={(to) => move(index, to)}
              onRemove={() => {
                setLeftOut([])
                onChange(value.filter((one) => one !== id))
              }}
            />
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
