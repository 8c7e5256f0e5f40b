import { join } from 'node:path'
import { root } from './own-node.mjs'

/**
 * Goes on as a program of the server with the settings of the image, in place of this process and under its id: the C library reads its settings
 * only when a process begins. Where a process cannot be replaced (Windows, and Node before 22.15) the program is loaded into this one.
 * @param {string} program its path in the repository
 */
export async function become(program) {
  if (process.platform !== 'win32' && process.execve) {
    const { nodeFlags, processSettings } = await import('../server/src/process-settings.ts')
    const fastImports = join(root, 'scripts/fast-imports.mjs')
    const args = [process.execPath, ...nodeFlags, '--import', fastImports, join(root, program), ...process.argv.slice(2)]
    process.execve(process.execPath, args, { ...processSettings, ...process.env })
  }
  await import('./fast-imports.mjs')
  await import(`../${program}`)
}
