import { z } from 'zod'
import { nameMessages } from '../kernel/messages.ts'
import { parseJson } from '../kernel/parse-json.ts'

nameMessages({
  device_token: {
    ar: '{field}: رمز الجهاز أو اشتراك المتصفح غير صحيح',
    en: '{field} isn’t a valid device token or browser subscription',
  },
})

// A host name of letters: no IP address, no port, no user name before it.
const httpsName = /^https:\/\/(?<name>(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,})(?:[/?#]\S*)?$/i
const privateName = /(^|\.)(localhost|local|internal|home\.arpa)$/i

/** True if a push service may have this address: https, the default port, a host name that is no IP address and not of this machine. */
export function isPublicSubscription(address: string): boolean {
  const name = httpsName.exec(address)?.groups?.name
  return name !== undefined && !privateName.test(name)
}

const bytes = (text: string) => Math.floor((text.replace(/=+$/, '').length * 3) / 4)
const base64url = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .refine((text) => bytes(text) === length)

/** The parts of `PushSubscription.toJSON()` that sending needs: 65 bytes of a P-256 key and 16 of a secret. */
const webSubscription = z.object({
  endpoint: z.string().max(1000).refine(isPublicSubscription),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})

/** `device_token`: a browser's subscription as JSON, kept in one spelling, or a token of Firebase's as it is. */
export const deviceToken = z
  .string()
  .trim()
  .min(1)
  .max(4096)
  .refine((text) => (text.startsWith('{') ? webSubscription.safeParse(parseJson(text)).success : /^[\w:.-]+$/.test(text)), 'device_token')
  .overwrite((text) => {
    const subscription = webSubscription.safeParse(parseJson(text))
    return subscription.success ? JSON.stringify(subscription.data) : text
  })
