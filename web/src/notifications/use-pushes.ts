import { useEffect } from 'react'
import type { DeviceSurface } from './notification-surface.ts'
import { ring } from './ring.ts'
import { saveDevice } from './save-device.ts'

/** After the page: nobody waits for it. */
const keepAfter = 3000

/**
 * Keeps this browser a device of who is signed in, and hears what it is pushed while a page is open: `refresh` counts it at once, and it rings,
 * unless the socket has reported it already.
 */
export function usePushes(surface: DeviceSurface, refresh: () => void): void {
  useEffect(() => {
    const timer = setTimeout(() => void saveDevice(surface), keepAfter)
    return () => clearTimeout(timer)
  }, [surface])
  useEffect(() => {
    const onMessage = ({ data: message }: MessageEvent<{ kind?: string; id?: string } | null>) => {
      if (message?.kind !== 'notice') return
      refresh()
      // A notice opened from the device has no id, because it was read.
      if (message.id) ring(message.id)
    }
    navigator.serviceWorker?.addEventListener('message', onMessage)
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage)
  }, [refresh])
}
