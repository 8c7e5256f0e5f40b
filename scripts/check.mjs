// `npm run check`: types, lint and formatting, all of them even when the first fails.
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { checkLint, checkTypes } = await import('./checks.mjs')
const results = [await checkTypes(), await checkLint()]
process.exit(results.every(Boolean) ? 0 : 1)
