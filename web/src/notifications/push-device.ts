import { readPushKey } from '@rahba/contract/notifications/own-choices.calls'
import { api } from '../api/client.ts'

/** The push state of this browser: unsupported, refused by its owner, off, or on. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const worker = '/push-worker.js'

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const subscription = async () => (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()

/** Returns the text of a subscription that the server stores. */
const getText = (held: PushSubscription): string => {
  const { endpoint, keys } = held.toJSON()
  return JSON.stringify({ endpoint, keys })
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off'
}

/** The token of this browser, where it gets pushes. */
export async function heldToken(): Promise<string | null> {
  const held = canPush() && Notification.permission === 'granted' ? await subscription() : null
  return held ? getText(held) : null
}

const sameBytes = (a: ArrayBuffer | null, b: Uint8Array) =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, at) => byte === b[at])

/** The bytes of a key in base64url. */
const getBytes = (key: string) => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

/** Asks for permission and subscribes; call it from a press. Returns the token, or null where permission was refused. */
export async function subscribe(): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  // The market's worker shows pushes too, and a browser has one worker for all pages.
  const registration = (await navigator.serviceWorker.getRegistration('/')) ?? (await navigator.serviceWorker.register(worker))
  await navigator.serviceWorker.ready
  const key = getBytes((await api(readPushKey, {})).public_key)
  const held = await registration.pushManager.getSubscription()
  // It belongs to an older key: pushes signed with the new one would be refused.
  if (held && !sameBytes(held.options.applicationServerKey, key)) await held.unsubscribe()
  return getText(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

/** Ends this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe()
}
