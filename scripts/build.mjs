import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { buildWeb } = await import('./build-web.mjs')
process.exit((await buildWeb({ force: true })) ? 0 : 1)
