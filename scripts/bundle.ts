import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { programs } from '../server/src/platform/programs.ts'

const server = fileURLToPath(new URL('../server', import.meta.url))
/** Bundled with our own code; every other package is loaded from node_modules. */
const bundled = ['@rahba/contract', 'drizzle-orm', 'zod']

const isExternal = (id: string) =>
  !id.startsWith('.') && !isAbsolute(id) && !bundled.some((name) => id === name || id.startsWith(`${name}/`))

/**
 * Bundles the programs of the server into a new folder, with a source map beside each file.
 * @param to the folder, below the server's
 * @param more further programs: their names, and their sources below the server's folder
 */
export async function bundle(to: string, more: Readonly<Record<string, string>> = {}, plugins: Plugin[] = []): Promise<void> {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const build = await rolldown({
    cwd: server,
    input: Object.fromEntries(Object.entries({ ...programs, ...more }).map(([name, file]) => [name, join(server, file)])),
    platform: 'node',
    external: isExternal,
    plugins,
  })
  const { output } = await build.write({
    dir: to,
    format: 'esm',
    sourcemap: true,
    // the engine keeps the text of what it runs
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    // all in one folder: a program finds the others and its template beside itself
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await build.close()
  for (const file of output) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue
    // the places are enough, and the sources make a map three times as large
    const { sourcesContent, ...map } = JSON.parse(String(file.source))
    writeFileSync(join(to, file.fileName), JSON.stringify(map))
  }
  copyFileSync(join(server, 'src/orders/invoices/pdf/invoice.typ'), join(to, 'invoice.typ'))
}
