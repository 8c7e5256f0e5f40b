import type { Plugin } from 'vite'

/**
 * Zod tries whether it may compile (`new Function`) when the first object schema is made. The Content-Security-Policy refuses that, and each page would
 * report it. The switch has to be set before any schema is made, and routes are loaded before our own entry, so it is set in the library's own module.
 */
export function jitlessZod(): Plugin {
  return {
    name: 'jitless-zod',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
      handler: (code) => ({ code: `${code}\nconfig({ jitless: true })\n`, map: null }),
    },
  }
}
