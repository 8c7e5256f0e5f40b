import type { Env } from '../../env.ts'
import { moyasarGateway } from './moyasar.ts'
import type { PaymentGateway } from './port.ts'

type GatewayEnv = Pick<Env, 'MOYASAR_SECRET_KEY' | 'MOYASAR_WEBHOOK_SECRET' | 'MOYASAR_API_URL'>

/** The gateway where its key is set; without one cards are not offered. */
export function createGateway({ MOYASAR_SECRET_KEY, MOYASAR_WEBHOOK_SECRET, MOYASAR_API_URL }: GatewayEnv): PaymentGateway | null {
  // The environment refuses a key without its webhook's secret.
  if (!MOYASAR_SECRET_KEY || !MOYASAR_WEBHOOK_SECRET) return null
  return moyasarGateway({ url: MOYASAR_API_URL, key: MOYASAR_SECRET_KEY, webhook_secret: MOYASAR_WEBHOOK_SECRET })
}
