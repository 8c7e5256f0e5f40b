// `npm run e2e [-- arguments of playwright test]`
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { useQuickFolder } = await import('./quick-folder.mjs')
useQuickFolder()
const { buildWeb } = await import('./build-web.mjs')
const { beginMarket, runBrowserTests } = await import('./browser-tests.mjs')
const market = await beginMarket()
if (await buildWeb()) process.exit((await runBrowserTests(market, process.argv.slice(2))) ? 0 : 1)
await market.drop()
process.exit(1)
