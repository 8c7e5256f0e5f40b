// `npm run check`: types, lint, formatting and unused code, all of them even when the first fails.
import { onOwnNode } from './own-node.mjs'

await onOwnNode()
const { checkLint, checkTypes, checkUnused } = await import('./checks.mjs')
const results = [await checkTypes(), await checkLint(), await checkUnused()]
process.exit(results.every(Boolean) ? 0 : 1)
