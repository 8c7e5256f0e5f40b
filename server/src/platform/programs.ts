import { join } from 'node:path'
import { serverRoot } from './server-root.ts'

/** The programs of this package and their sources. `scripts/build-server.mjs` builds each as `build/<name>.js`. */
export const programs = {
  main: 'src/main.ts',
  worker: 'src/worker.ts',
  admin: 'src/admin.ts',
  seed: 'seed/run.ts',
  'read-file': 'src/platform/readers/reader-child.ts',
  'draw-pdf': 'src/orders/invoices/pdf/draw-child.ts',
} as const

const isSource = import.meta.filename.endsWith('.ts')

/** The file to start a program from: built when this code is built, and otherwise its source. */
export const programFile = (name: keyof typeof programs): string =>
  isSource ? join(serverRoot, programs[name]) : join(import.meta.dirname, `${name}.js`)
