// `npm run worker`: jobs without a web server, for installations that run several nodes with WORKER=off.
import { become } from './become.mjs'
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
await become('worker')
