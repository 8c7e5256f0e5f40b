import { createSign } from 'node:crypto'
import { parseJson } from '@rahba/contract/kernel/parse-json'
import { z } from 'zod'
import { callOut } from '../http/call-out.ts'
import type { Push } from './port.ts'
import { liveSeconds } from './web-push.ts'

/** The parts of a service account's key file that sending needs. */
export const serviceAccount = z.object({
  project_id: z.string().regex(/^[\w-]+$/),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})
type ServiceAccount = z.output<typeof serviceAccount>

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The assertion that is exchanged for an access token (RFC 7523): signed by the service account, good for an hour. */
function getAssertion({ client_email, private_key, token_uri }: ServiceAccount, now: number): string {
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss: client_email, scope, aud: token_uri, iat: now, exp: now + 3600 })}`
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url')}`
}

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().default(3600) })
const refused = z.object({ error: z.object({ details: z.array(z.looseObject({ errorCode: z.string().optional() })).default([]) }) })

/** True if the answer means that the token is permanently invalid: UNREGISTERED. INVALID_ARGUMENT may be the message's fault and doesn't count. */
const isGone = (body: string) => {
  const answer = refused.safeParse(parseJson(body))
  return answer.success && answer.data.error.details.some(({ errorCode }) => errorCode === 'UNREGISTERED')
}

/**
 * Firebase Cloud Messaging, HTTP v1 (firebase.google.com/docs/reference/fcm/rest/v1/projects.messages): POST projects/{id}/messages:send with a
 * token of the service account's.
 * @param url https://fcm.googleapis.com/v1, or a stand-in that speaks the same
 * @param origin PUBLIC_URL: links of web pushes are full ones
 */
export function fcm(account: ServiceAccount, url: string, origin: string) {
  let cached: { token: string; until: number } | undefined
  async function accessToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    if (cached && cached.until > now) return cached.token
    const form = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: getAssertion(account, now) }
    const answer = await callOut({ url: account.token_uri, form })
    if (answer.status !== 200) throw new Error(`the token service answered ${answer.status}`)
    const { access_token, expires_in } = granted.parse(parseJson(answer.body))
    cached = { token: access_token, until: now + expires_in - 60 }
    return access_token
  }
  return async (device_token: string, { id, title, body, path, locale, audience }: Push): Promise<'sent' | 'gone'> => {
    const link = `${origin}${path}`
    const answer = await callOut({
      url: `${url}/projects/${account.project_id}/messages:send`,
      headers: { authorization: `Bearer ${await accessToken()}` },
      body: {
        message: {
          token: device_token,
          notification: { title, body },
          data: { id, path, locale, audience },
          android: { ttl: `${liveSeconds}s`, priority: 'high', collapse_key: id, notification: { tag: id } },
          apns: { headers: { 'apns-collapse-id': id, 'apns-priority': '10' } },
          webpush: {
            headers: { TTL: String(liveSeconds), Urgency: 'high' },
            notification: { tag: id, lang: locale },
            fcm_options: { link },
          },
        },
      },
    })
    if (answer.status >= 200 && answer.status <= 299) return 'sent'
    if (isGone(answer.body)) return 'gone'
    // The token was refused: the next try requests a new one.
    if (answer.status === 401) cached = undefined
    throw new Error(`Firebase answered ${answer.status}`)
  }
}
