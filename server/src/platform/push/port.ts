import type { Audience } from '@rahba/contract/kernel/audiences'
import type { Locale } from '@rahba/contract/kernel/locale'
/** The text a device shows, in one language. */
export interface Push {
  /** One notice has one id: a device that gets it twice shows it once. */
  id: string
  title: string
  body: string
  /** The page a tap opens, with its language: `/ar/store/orders/7`. */
  path: string
  locale: Locale
  /** The people whose list it is in, where a tap marks it as read. */
  audience: Audience
}

/** Sends pushes to devices with any kind of token. */
export interface PushPort {
  /** The key a browser subscribes with (VAPID, base64url). */
  public_key: string
  /**
   * Sends one push. `gone`: the token is no longer valid and must be deleted. Throws when it could not be handed over, so that the
   * job is tried again.
   */
  send(device_token: string, push: Push): Promise<'sent' | 'gone'>
}
