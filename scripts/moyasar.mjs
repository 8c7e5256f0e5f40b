// `node scripts/moyasar.mjs`: a stand-in for Moyasar with a page to pay at, to try cards out without an account (docs/decisions/card-payments.md).
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { MoyasarStandIn, standInKey } = await import('../server/test/moyasar-stand-in.ts')
const port = Number(process.env.PORT ?? 3000)
const secret = 'a-webhook-secret-of-the-stand-in'
const standIn = await new MoyasarStandIn().listen(Number(process.env.MOYASAR_PORT ?? 4010))
standIn.webhook = { url: `http://localhost:${port}/api/webhooks/moyasar`, secret }
process.stdout.write(
  `Start the server with MOYASAR_SECRET_KEY=${standInKey} MOYASAR_WEBHOOK_SECRET=${secret} MOYASAR_API_URL=${standIn.url}/v1\n`,
)
