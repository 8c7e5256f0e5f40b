import { isPlainPress, onPress } from './parts.ts'

const isRequested = () => new URLSearchParams(location.search).has('contact')

/** The address of the page with its window open, or without it. */
function getAddress(open: boolean): string {
  const address = new URL(location.href)
  if (open) address.searchParams.set('contact', '')
  else address.searchParams.delete('contact')
  return address.href
}

const findWindow = () => document.querySelector<HTMLDialogElement>('dialog[data-window="contact"]')

function show(): void {
  const dialog = findWindow()
  // Drawn open by the server, it is no modal window yet.
  if (!dialog?.matches(':modal')) dialog?.removeAttribute('open')
  if (!dialog?.open) dialog?.showModal()
}

/** Opens the window if the address says so, and closes it if not. */
export function followAddress(): void {
  if (isRequested()) show()
  else findWindow()?.close()
}

/** Lets links open the contact window over the page. The window's state is in the address, so that "back" closes it. */
export function bindContactWindow(): void {
  onPress('[data-opens="contact"]', (link, event) => {
    if (!isPlainPress(event) || !findWindow()) return
    event.preventDefault()
    link.closest<HTMLElement>('[popover]')?.hidePopover()
    history.pushState(history.state, '', getAddress(true))
    show()
  })
  window.addEventListener('popstate', followAddress)
  // This event does not bubble.
  document.addEventListener(
    'close',
    ({ target }) => {
      if (target === findWindow() && isRequested()) history.replaceState(history.state, '', getAddress(false))
    },
    { capture: true },
  )
  // A press beside the window closes it, but not one that began inside, where text is selected.
  let beganOutside = false
  document.addEventListener('pointerdown', ({ target }) => {
    beganOutside = target === findWindow()
  })
  document.addEventListener('click', ({ target }) => {
    if (beganOutside && target === findWindow()) findWindow()?.close()
  })
}
