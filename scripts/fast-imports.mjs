import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('..', import.meta.url)
// Stripping types and compiling a thousand files is paid once, not at each start.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/rahba', root)))

const ours = ['contract/', 'server/', 'scripts/'].map((folder) => new URL(folder, root).href)
/** What a package's name leads to, by the workspace that asks. @type {Map<string, import('node:module').ResolveFnOutput>} */
const known = new Map()

// Node looks for each import anew: it reads and parses the package.json of what is imported (drizzle-orm's lists 1,400 exports, and 300 files of ours import
// it), asks the disk for each file, and looks up which package that is of. All that is known here: a file of ours that names a file means a module in
// TypeScript at that place, and a package leads every file of a workspace to the same one.
// drizzle-orm is taken as CommonJS: as ES modules it takes 1.7 s and 250 MB to load, as CommonJS 0.3 s and 26 MB. Same code, same names.
// Registered before the server is imported (docs/decisions/fast-imports.md).
registerHooks({
  resolve(specifier, context, next) {
    // zod brings its messages in fifty languages, and ours are our own (contract/src/kernel/messages.ts): one stands for all
    if (specifier === '../locales/index.js' && context.parentURL?.includes('/node_modules/zod/v4/'))
      return next('../locales/en.js', context)
    const workspace = ours.find((folder) => context.parentURL?.startsWith(folder))
    if (!workspace || !context.conditions.includes('import') || specifier.startsWith('node:')) return next(specifier, context)
    if (specifier.startsWith('.')) {
      const { href } = new URL(specifier, context.parentURL)
      return href.endsWith('.ts') ? { url: href, format: 'module-typescript', shortCircuit: true } : next(specifier, context)
    }
    const key = `${workspace} ${specifier}`
    const before = known.get(key)
    if (before) return before
    const conditions = specifier.startsWith('drizzle-orm')
      ? context.conditions.map((condition) => (condition === 'import' ? 'require' : condition))
      : context.conditions
    const found = { ...next(specifier, { ...context, conditions }), shortCircuit: true }
    known.set(key, found)
    return found
  },
})
