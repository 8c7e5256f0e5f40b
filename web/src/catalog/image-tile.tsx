import { ActionIcon, Group } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import type { DragEvent } from 'react'
import { Picture } from '../kit/show/picture.tsx'
import { useText } from '../text/use-text.ts'
import classes from './catalog.module.css'

interface ImageTileProps {
  /** The file's id. */
  id: string
  index: number
  /** The number of pictures. */
  count: number
  /** True while another picture is dragged over this one. */
  isOver: boolean
  onDragStart: () => void
  onDragOver: (event: DragEvent) => void
  onDragEnd: () => void
  onDrop: (event: DragEvent) => void
  /** Moves it to another index. */
  onMove: (to: number) => void
  onRemove: () => void
}

// A picture moved to an end keeps the focus on the button that moved it, which a disabled one would lose.
const ended = { 'data-disabled': true, 'aria-disabled': true }

/** One picture of a product, which can be dragged, moved by buttons and removed. */
export function ImageTile({ id, index, count, isOver, onDragStart, onDragOver, onDragEnd, onDrop, onMove, onRemove }: ImageTileProps) {
  const t = useText('catalog').pictures
  return (
    <li
      className={classes.picture}
      draggable
      data-over={isOver || undefined}
      onDragStart={(event) => {
        onDragStart()
        event.dataTransfer.effectAllowed = 'move'
        // Firefox drags nothing that carries nothing; a type of our own falls into no text field
        event.dataTransfer.setData('application/x-picture', id)
      }}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDrop={onDrop}
    >
      <Picture id={id} alt={t.alt(index + 1)} width={160} height={160} draggable={false} />
      {index === 0 && <span className={classes.mainMark}>{t.main}</span>}
      <div className={classes.pictureTools}>
        <Group gap={4}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t.earlier(index + 1)}
            {...(index === 0 && ended)}
            onClick={() => onMove(index - 1)}
          >
            <IconArrowLeft size={16} className="mirrored" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t.later(index + 1)}
            {...(index === count - 1 && ended)}
            onClick={() => onMove(index + 1)}
          >
            <IconArrowRight size={16} className="mirrored" />
          </ActionIcon>
        </Group>
        <ActionIcon variant="subtle" color="red" aria-label={t.remove(index + 1)} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      </div>
    </li>
  )
}
