import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../env.ts'
import { fcm } from './fcm.ts'
import type { PushPort } from './port.ts'
import { getPair, pairFromSecret } from './vapid-keys.ts'
import { webPush } from './web-push.ts'

type PushEnv = Pick<Env, 'SECRET' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'FCM_SERVICE_ACCOUNT' | 'FCM_API_URL' | 'PUBLIC_URL'>

/**
 * Web Push always, Firebase where its service account is set; the token says which: a browser's subscription is JSON, Firebase's a plain text. A
 * token of Firebase's without Firebase is kept, not forgotten: the account may come back.
 */
export function createPush(env: PushEnv, log: FastifyBaseLogger): PushPort {
  const keys = env.VAPID_PRIVATE_KEY ? getPair(env.VAPID_PRIVATE_KEY) : pairFromSecret(env.SECRET)
  const web = webPush({ keys, subject: env.VAPID_SUBJECT })
  const firebase = env.FCM_SERVICE_ACCOUNT ? fcm(env.FCM_SERVICE_ACCOUNT, env.FCM_API_URL, env.PUBLIC_URL) : null
  return {
    public_key: keys.publicKey,
    async send(device_token, push) {
      if (device_token.startsWith('{')) return web(device_token, push)
      if (firebase) return firebase(device_token, push)
      log.info('a push for Firebase was not sent: FCM_SERVICE_ACCOUNT is not set')
      return 'sent'
    },
  }
}
