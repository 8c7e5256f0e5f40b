import { api } from '../api/client.ts'
import type { DeviceSide } from './notification-side.ts'
import { heldToken } from './push-device.ts'

let kept = false

/** Tells the server once a visit that this browser gets pushes: of who is signed in now, in the language they read. A failure is met by the next visit. */
export async function keepDevice({ remember }: DeviceSide): Promise<void> {
  if (kept) return
  kept = true
  const device_token = await heldToken()
  if (device_token) await api(remember, { body: { device_token } }).catch(() => undefined)
}
