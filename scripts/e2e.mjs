// `npm run e2e [-- arguments of playwright test]`
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { buildWeb } = await import('./build-web.mjs')
const { runBrowserTests } = await import('./browser-tests.mjs')
process.exit((await buildWeb()) && (await runBrowserTests(process.argv.slice(2))) ? 0 : 1)
