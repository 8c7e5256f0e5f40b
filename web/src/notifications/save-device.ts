import { api } from '../api/client.ts'
import type { DeviceSurface } from './notification-surface.ts'
import { heldToken } from './push-device.ts'

let isRegistered = false

/**
 * Tells the server once a visit that this browser gets pushes: of who is signed in now, in the language they read. A failure is met by the next
 * visit.
 */
export async function saveDevice({ register }: DeviceSurface): Promise<void> {
  if (isRegistered) return
  isRegistered = true
  const device_token = await heldToken()
  if (device_token) await api(register, { body: { device_token } }).catch(() => undefined)
}
