// A short fuzz over a small market in a process of its own, with a fault planted in the product. It sends what it found and ends.
import { buildApp } from '../../src/app.ts'
import { moyasarGateway } from '../../src/platform/gateway/moyasar.ts'
import { childDeps } from '../child-deps.ts'
import { MoyasarStandIn, standInKey } from '../moyasar-stand-in.ts'
import { randomFrom } from '../report-run.ts'
import { startFuzz } from './fuzz.ts'
import { webhookSecret } from './scene.ts'
import { fuzzWorld } from './world.ts'

const [url = '', seed = '', requests = ''] = process.argv.slice(2)

const cards = await new MoyasarStandIn().listen()
const deps = childDeps(url, moyasarGateway({ url: `${cards.url}/v1`, key: standInKey, webhook_secret: webhookSecret, total_ms: 10_000 }))
await deps.jobs.start()
const app = await buildApp(deps)
const { db, mail, sms, files } = deps
const t = { app, deps, db, mail, sms, files, drain: () => deps.jobs.drain(deps) }
const random = randomFrom(Number(seed))
const fuzz = await startFuzz(t, await fuzzWorld(t, random, 'small'), cards, random)
await fuzz.run(Number(requests), 300)
process.send?.(
  [...fuzz.faults.values()].map(({ what }) => what),
  () => process.exit(),
)
