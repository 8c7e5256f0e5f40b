import type { ApiError } from './errors.ts'
import { getDestination } from './guard.ts'
import { loadNotifications, wantToasts } from './toasts-wanted.ts'

let lastGood: string | null = null

/** Says that something worked (or, with `tone`, that it did not). Shown top centre for three seconds by the shell's Notifications. */
export function toast(message: string, tone: 'success' | 'error' | 'info' = 'success'): void {
  wantToasts()
  const color = tone === 'error' ? 'red' : tone === 'info' ? 'blue' : 'green'
  // Each text has one id, so the same message twice at once is one toast.
  const id = `${tone}:${message}`
  const show = ({ notifications }: typeof import('@mantine/notifications')) => {
    // Steps done one after the other leave one toast, not a stack over the page.
    if (tone === 'success' && lastGood !== id) {
      if (lastGood) notifications.hide(lastGood)
      lastGood = id
    }
    notifications.show({ id, message, color })
  }
  // The code came when the page was first touched (see root.tsx); without it and without a connection, nothing can show the message.
  loadNotifications().then(show, () => undefined)
}

/** The refusal's text; silent when the person is being sent to another page because of it. */
export function toastError(error: ApiError): void {
  if (getDestination(error, window.location)) return
  toast(error.error, 'error')
}
