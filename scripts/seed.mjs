// `npm run seed`: the demo market on an empty database. `npm start` does the same by itself.
import { become } from './become.mjs'
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
await become('seed')
