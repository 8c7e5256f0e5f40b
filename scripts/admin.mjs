// `npm run admin -- name@company.example`: invites the first administrator of an installation; `--reset-two-factor` helps one
// who lost phone and recovery codes.
import { become } from './become.mjs'
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
await become('admin')
