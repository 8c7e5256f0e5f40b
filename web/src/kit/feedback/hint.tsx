import { type ReactNode, useState } from 'react'
import classes from './hint.module.css'

interface HintProps {
  label: string
  /** The button or switch it stands over. */
  children: ReactNode
}

interface Place {
  x: number
  y: number
}

/**
 * Says what an icon means while it is pointed at or focused. The words are the control's own name or a fuller reason, so they are for eyes only.
 * Made by hand: the library's tooltip brings 20 kB of positioning to every page.
 */
export function Hint({ label, children }: HintProps) {
  const [place, setPlace] = useState<Place | null>(null)
  const show = (around: HTMLElement) => {
    const box = around.firstElementChild?.getBoundingClientRect()
    if (box) setPlace({ x: box.left + box.width / 2, y: box.top })
  }
  const hide = () => setPlace(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks at what its control hears
    <span
      className={classes.around}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(event.currentTarget)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {place && <Bubble label={label} place={place} />}
    </span>
  )
}

const margin = 8

/** The bubble is in the browser's top layer, so nothing cuts it off. It stays in the window, and goes under its control if there is no room above. */
function Bubble({ label, place }: { label: string; place: Place }) {
  const settle = (bubble: HTMLElement | null) => {
    if (!bubble) return
    bubble.showPopover?.()
    const { width, height } = bubble.getBoundingClientRect()
    const x = Math.max(margin, Math.min(place.x - width / 2, document.documentElement.clientWidth - width - margin))
    const above = place.y - height - margin
    bubble.style.translate = `${x}px ${above < margin ? place.y + 44 : above}px`
  }
  return (
    <span ref={settle} popover="manual" role="tooltip" className={classes.bubble} dir="auto">
      {label}
    </span>
  )
}
