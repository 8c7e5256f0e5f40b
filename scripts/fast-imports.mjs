import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Stripping types and compiling 400 files is paid once, not at each start.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/rahba', import.meta.url)))

// drizzle-orm's package.json lists 1,400 exports, and Node parses it anew for each of its modules: as ES modules it takes 1.7 s and 250 MB to load, as
// CommonJS 0.3 s and 26 MB. Same code, same names. Registered before the server is imported (docs/decisions/fast-imports.md).
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    return next(specifier, {
      ...context,
      conditions: context.conditions.map((condition) => (condition === 'import' ? 'require' : condition)),
    })
  },
})
