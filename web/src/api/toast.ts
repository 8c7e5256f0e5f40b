import { notifications } from '@mantine/notifications'
import type { ApiError } from './errors.ts'
import { destinationOf } from './guard.ts'

/** Says that something worked (or, with `tone`, that it did not). Shown top centre for three seconds by the shell's Notifications. */
export function toast(message: string, tone: 'success' | 'error' | 'info' = 'success'): void {
  // one id for one text: the same message twice at once is one toast
  notifications.show({ id: `${tone}:${message}`, message, color: tone === 'error' ? 'red' : tone === 'info' ? 'blue' : 'green' })
}

/** The refusal's text; silent when the person is being sent to another page because of it. */
export function toastError(error: ApiError): void {
  if (destinationOf(error, window.location.pathname)) return
  toast(error.error, 'error')
}
