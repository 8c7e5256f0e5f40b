import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './own-node.mjs'
import { runTool } from './run.mjs'

/** Checks the types of every workspace, the scripts and the browser tests. */
export async function checkTypes() {
  // the web's routes have generated types
  if (existsSync(join(root, 'web/src/routes.ts')) && !(await runTool('react-router', ['typegen'], { cwd: 'web' }))) return false
  const results = await Promise.all(
    ['.', 'contract', 'server', 'web'].map((project) => runTool('tsc', ['-p', project, '--singleThreaded'])),
  )
  return results.every(Boolean)
}

/** Checks lint, formatting and the order of imports. */
export const checkLint = () => runTool('biome', ['check', '--error-on-warnings', '.'])

/** Checks that every file, export and package is used, and that every used package is declared. */
export const checkUnused = () => runTool('knip', [])
