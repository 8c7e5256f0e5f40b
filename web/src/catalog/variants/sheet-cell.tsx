import { IconPhotoPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Picture } from '../../kit/show/picture.tsx'
import type { SheetColumn } from './columns.ts'
import classes from './variants.module.css'

interface TextCellProps {
  column: SheetColumn
  value: string
  /** The text that counts while there is none. */
  placeholder?: string | undefined
  label: string
  name?: string | undefined
  tabIndex?: number
  isInvalid: boolean
  describedBy: string | undefined
  onCommit: (text: string) => void
}

/**
 * A cell for text or a number: a plain input, because a sheet has over a thousand. What is typed counts when the cell is left; Escape takes it back.
 * While its value is changed from outside, all of it stays selected, so that typing goes on replacing it.
 */
export function TextCell({ column, value, placeholder, label, name, tabIndex, isInvalid, describedBy, onCommit }: TextCellProps) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is selected again
  useEffect(() => {
    if (draft === null && document.activeElement === input.current) input.current?.select()
  }, [value, draft])
  return (
    <input
      ref={input}
      className={classes.input}
      data-kind={column.kind}
      data-key={column.key}
      type="text"
      inputMode={column.kind === 'money' ? 'decimal' : column.kind === 'integer' ? 'numeric' : 'text'}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      name={name}
      tabIndex={tabIndex}
      placeholder={placeholder}
      value={draft ?? value}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
      onBlur={() => {
        if (draft === null) return
        setDraft(null)
        if (draft !== value) onCommit(draft)
      }}
    />
  )
}

interface ImageCellProps {
  image: string | null
  label: string
  tabIndex: number
  isInvalid: boolean
  describedBy: string | undefined
  onOpen: () => void
}

/** A cell for a picture, which is chosen in a window. */
export function ImageCell({ image, label, tabIndex, isInvalid, describedBy, onOpen }: ImageCellProps) {
  return (
    <button
      type="button"
      className={classes.imageButton}
      aria-label={label}
      aria-describedby={describedBy}
      data-invalid={isInvalid || undefined}
      tabIndex={tabIndex}
      onClick={onOpen}
    >
      {image ? (
        <Picture id={image} alt="" width={28} height={28} className={classes.thumb} />
      ) : (
        <IconPhotoPlus size={16} stroke={1.5} aria-hidden="true" />
      )}
    </button>
  )
}

interface MessageProps {
  id: string
  message: ReactNode
  level: 'error' | 'warning'
}

/** The fault of a cell: heard with it, and seen while it is active or pointed at. */
export const CellMessage = ({ id, message, level }: MessageProps) => (
  <span id={id} className={classes.message} data-level={level}>
    {message}
  </span>
)

/** The message of a cell with the id that describes it. */
export function useMessageId(message: ReactNode): string | undefined {
  const id = useId()
  return message ? id : undefined
}
