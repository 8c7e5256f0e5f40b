import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServer } from './build-server.mjs'
import { root } from './own-node.mjs'

/**
 * Goes on as a program of the server with the settings of the image, in place of this process and under its id: the C library reads its settings
 * only when a process begins. Where a process cannot be replaced (Windows, and Node before 22.15) the program is loaded into this one.
 * @param {keyof typeof import('../server/src/platform/programs.ts').programs} name
 */
export async function become(name) {
  if (!(await buildServer())) throw new Error('the server is not built, and its sources are not here')
  const program = join(root, `server/build/${name}.js`)
  if (process.platform !== 'win32' && process.execve) {
    const { nodeFlags, processSettings } = await import('../server/src/process-settings.ts')
    const args = [process.execPath, ...nodeFlags, program, ...process.argv.slice(2)]
    process.execve(process.execPath, args, { ...processSettings, ...process.env })
  }
  await import(pathToFileURL(program).href)
}
