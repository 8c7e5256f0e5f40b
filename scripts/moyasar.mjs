// `node scripts/moyasar.mjs`: a stand-in for Moyasar with a page to pay at, to try cards out without an account (docs/decisions/card-payments.md).
// `npm start` runs it for the demo (scripts/stand-in.mjs).
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { MoyasarStandIn, standInKey } = await import('../server/test/moyasar-stand-in.ts')
const { env } = process
const key = env.MOYASAR_STAND_IN_KEY ?? standInKey
const secret = env.MOYASAR_STAND_IN_SECRET ?? 'a-webhook-secret-of-the-stand-in'
const standIn = await new MoyasarStandIn({ key, file: env.MOYASAR_STAND_IN_FILE ?? null }).listen(Number(env.MOYASAR_PORT ?? 4010))
standIn.webhook = { url: `http://localhost:${env.PORT ?? 3000}/api/webhooks/moyasar`, secret }
process.stdout.write(`Start the server with MOYASAR_SECRET_KEY=${key} MOYASAR_WEBHOOK_SECRET=${secret} MOYASAR_API_URL=${standIn.url}/v1\n`)
process.send?.({ url: standIn.url })
// A server that started it takes it along. The server may have replaced its own process since, so no channel to it is left: only its id stays.
if (process.send) {
  const parent = process.ppid
  process.disconnect()
  setInterval(() => process.ppid !== parent && process.exit(), 300)
}
