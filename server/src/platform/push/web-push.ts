import type { Push } from './port.ts'
import { postTo } from './post-to.ts'
import type { VapidKeys } from './vapid-keys.ts'

interface Options {
  keys: VapidKeys
  /** The address a push service may write to about a fault: `mailto:` or `https:`. */
  subject: string
  /** Tests alone: see {@link postTo}. */
  anywhere?: boolean
  total_ms?: number
}

/** A notice is worth showing for a day. */
export const liveSeconds = 24 * 3600

/**
 * Web Push: the message encrypted for the browser (RFC 8291, aes128gcm) and signed for its push service (VAPID, RFC 8292). 404 and 410 say that the
 * subscription is over (RFC 8030, 7.3). `Topic` lets a service replace what it has not delivered yet by the same notice sent again.
 */
export function webPush({ keys, subject, ...where }: Options) {
  return async (device_token: string, push: Push): Promise<'sent' | 'gone'> => {
    // The library is loaded with the first push: only the node that runs the jobs sends any.
    const { default: library } = await import('web-push')
    const {
      endpoint,
      method: _method,
      headers,
      body,
    } = library.generateRequestDetails(JSON.parse(device_token), JSON.stringify(push), {
      vapidDetails: { subject, ...keys },
      TTL: liveSeconds,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
      topic: push.id.replaceAll('-', '').slice(0, 32),
    })
    const status = await postTo({ url: endpoint, headers: headers as Record<string, string | number>, body, ...where })
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`)
    return 'sent'
  }
}
