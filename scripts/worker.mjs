// `npm run worker`: jobs without a web server, for installations that run several nodes with WORKER=off.
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
await import('./fast-imports.mjs')
await import('../server/src/worker.ts')
