// `npm run admin -- name@company.example`: invites the first administrator of an installation.
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
await import('../server/src/admin.ts')
