export interface FingerDrag {
  /** The item under the finger, null once nothing is carried any more. */
  onOver: (index: number | null) => void
  onDrop: (from: number, to: number) => void
}

const restMs = 250
const slack = 8

/**
 * Lets a finger that rested on an item of the list in `element` carry it to another one; one that moves at once scrolls the page as ever.
 * @param drag what to tell of it, asked for each time
 * @returns what ends it
 */
export function fingerDrag(element: HTMLElement, drag: () => FingerDrag): () => void {
  let held: { from: number; x: number; y: number; lifted: boolean; timer: number } | null = null
  const items = () => [...element.querySelectorAll('li')]
  const getIndexAt = (at: Element | null) => items().findIndex((item) => item.contains(at))
  // After a longer press some browsers start their own drag or open a menu, and cancel the touch.
  const dragNatively = (on: boolean) => {
    for (const item of items()) item.draggable = on
  }
  const under = ({ clientX, clientY }: Touch) => getIndexAt(document.elementFromPoint(clientX, clientY))
  const release = () => {
    window.clearTimeout(held?.timer)
    if (held) dragNatively(true)
    if (held?.lifted) drag().onOver(null)
    held = null
  }
  const noMenu = (event: Event) => {
    if (held) event.preventDefault()
  }
  const start = ({ target, touches }: TouchEvent) => {
    release()
    const [finger] = touches
    if (!finger || touches.length > 1 || !(target instanceof Element) || target.closest('button')) return
    const from = getIndexAt(target)
    if (from < 0) return
    const lift = () => {
      if (held) held.lifted = true
      drag().onOver(from)
    }
    dragNatively(false)
    held = { from, x: finger.clientX, y: finger.clientY, lifted: false, timer: window.setTimeout(lift, restMs) }
  }
  const move = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!held || !finger) return
    if (!held.lifted) return Math.hypot(finger.clientX - held.x, finger.clientY - held.y) > slack ? release() : undefined
    // Otherwise the page would scroll with it.
    if (event.cancelable) event.preventDefault()
    const to = under(finger)
    drag().onOver(to < 0 ? held.from : to)
  }
  const end = (event: TouchEvent) => {
    const [finger] = event.changedTouches
    const to = held?.lifted && finger ? under(finger) : -1
    if (held && to >= 0 && to !== held.from) drag().onDrop(held.from, to)
    release()
  }
  element.addEventListener('touchstart', start, { passive: true })
  element.addEventListener('touchmove', move, { passive: false })
  element.addEventListener('touchend', end)
  element.addEventListener('touchcancel', release)
  element.addEventListener('contextmenu', noMenu)
  return () => {
    release()
    element.removeEventListener('touchstart', start)
    element.removeEventListener('touchmove', move)
    element.removeEventListener('touchend', end)
    element.removeEventListener('touchcancel', release)
    element.removeEventListener('contextmenu', noMenu)
  }
}
