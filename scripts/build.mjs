import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { buildServer } = await import('./build-server.mjs')
const { buildWeb } = await import('./build-web.mjs')
process.exit((await buildServer({ force: true })) && (await buildWeb({ force: true })) ? 0 : 1)
