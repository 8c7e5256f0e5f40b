import { type BeforeCapture, DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import type { Drag } from './data-row.tsx'
import type { Held, Identified } from './table-props.ts'

interface DragRowsProps {
  rows: readonly Identified[]
  onMove: (from: number, to: number) => void
  /** The handle that was pressed before these rows were there. */
  held: RefObject<Held | null>
  render: (row: Identified, index: number, drag: Drag) => ReactNode
}

/** A row is taken out of its table while it moves: its cells keep the widths they had in it. */
function keepWidths({ draggableId }: BeforeCapture) {
  const row = document.querySelector(`tr[data-id="${CSS.escape(draggableId)}"]`)
  const cells = [...(row?.children ?? [])].filter((cell) => cell instanceof HTMLElement)
  const widths = cells.map((cell) => cell.getBoundingClientRect().width)
  for (const [index, cell] of cells.entries()) cell.style.inlineSize = `${widths[index]}px`
}

function freeWidths({ draggableId }: DropResult) {
  const row = document.querySelector(`tr[data-id="${CSS.escape(draggableId)}"]`)
  for (const cell of row?.children ?? []) if (cell instanceof HTMLElement) cell.style.inlineSize = ''
}

/** The row or handle with the focus, to be found again in the rows that replace the present ones. */
const focused = () => {
  const row = document.activeElement?.closest('tr[data-id]')
  return row instanceof HTMLElement ? { id: row.dataset.id, handle: document.activeElement !== row } : null
}

/** Presses the handle again that is held since before the library came: it would not have heard of it, and the first drag were lost. */
function pressAgain(within: HTMLElement | null, { id, x, y, finger }: Held) {
  const handle = within?.querySelector(`tr[data-id="${CSS.escape(id)}"] [data-handle] button`)
  if (handle && finger) touchAgain(handle, { ...finger, x, y })
  else handle?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y }))
}

/** A finger's events go to the element it first touched, which is out of the page now: `handle` receives them from its first touch on. */
function touchAgain(handle: Element, { on, id, x, y }: NonNullable<Held['finger']> & { x: number; y: number }) {
  const bubbles = { bubbles: true, cancelable: true }
  const passOn = (event: Event) => {
    if (!(event instanceof TouchEvent)) return
    const again = new TouchEvent(event.type, { ...bubbles, touches: [...event.touches], changedTouches: [...event.changedTouches] })
    if (!handle.dispatchEvent(again) && event.cancelable) event.preventDefault()
  }
  for (const type of ['touchmove', 'touchend', 'touchcancel']) on.addEventListener(type, passOn, { passive: false })
  const first = new Touch({ identifier: id, target: handle, clientX: x, clientY: y })
  handle.dispatchEvent(new TouchEvent('touchstart', { ...bubbles, touches: [first], targetTouches: [first], changedTouches: [first] }))
}

// The library lifts a row when a finger has rested on it for 120 ms, and gives up when the finger moves before.
const liftedAfter = 150

/** Lets a finger on a handle move at once: a handle is there for nothing else, so nobody rests on it first. */
function useQuickFingers() {
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY
    const start = ({ target, timeStamp }: TouchEvent) => {
      if (target instanceof Element && target.closest('[data-handle]')) since = timeStamp
    }
    // This listens at the window and before the library, which listens there once a finger is down.
    const move = (event: TouchEvent) => {
      if (event.timeStamp - since >= liftedAfter) return
      event.stopImmediatePropagation()
      // Otherwise the page would scroll with the finger from here on.
      if (event.cancelable) event.preventDefault()
    }
    const early = { capture: true, passive: false }
    window.addEventListener('touchstart', start, early)
    window.addEventListener('touchmove', move, early)
    return () => {
      window.removeEventListener('touchstart', start, early)
      window.removeEventListener('touchmove', move, early)
    }
  }, [])
}

/** The same rows with handles that move them: mouse, touch, or Space and the arrows. A chunk of its own. */
export default function DragRows({ rows, onMove, held, render }: DragRowsProps) {
  const { list: t } = useText('kit')
  const body = useRef<HTMLElement>(null)
  // The focus is read while the rows before these are still there.
  const [before] = useState(focused)
  useEffect(() => {
    const row = before?.id && body.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(before.id)}"]`)
    if (row && document.activeElement === document.body) (before?.handle ? row.querySelector<HTMLElement>('button') : row)?.focus()
  }, [before])
  useQuickFingers()
  // The effects of the children ran before this one, so the library listens.
  useEffect(() => {
    if (held.current) pressAgain(body.current, held.current)
  }, [held])
  return (
    <DragDropContext
      dragHandleUsageInstructions={t.dragHint}
      onBeforeCapture={keepWidths}
      onDragEnd={(result) => {
        freeWidths(result)
        const { source, destination } = result
        if (destination && destination.index !== source.index) onMove(source.index, destination.index)
      }}
    >
      <Droppable droppableId="rows">
        {(list) => (
          <tbody
            {...list.droppableProps}
            ref={(element) => {
              body.current = element
              list.innerRef(element)
            }}
          >
            {rows.map((row, index) => (
              <Draggable key={row.id} draggableId={row.id} index={index} disableInteractiveElementBlocking>
                {(item, { isDragging }) =>
                  render(row, index, {
                    ref: item.innerRef,
                    row: item.draggableProps,
                    handle: item.dragHandleProps ?? {},
                    moving: isDragging,
                  })
                }
              </Draggable>
            ))}
            {list.placeholder}
          </tbody>
        )}
      </Droppable>
    </DragDropContext>
  )
}
