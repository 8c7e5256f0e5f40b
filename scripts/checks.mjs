import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './own-node.mjs'
import { runTool } from './run.mjs'

/** Checks the types of every workspace, the scripts and the browser tests. */
export async function checkTypes() {
  // the web's routes have generated types
  if (existsSync(join(root, 'web/src/routes.ts')) && !(await runTool('react-router', ['typegen'], { cwd: 'web' }))) return false
  let passed = true
  // One after the other: two cores have enough to do with one of them and the build.
  for (const project of ['contract', 'server', 'web', '.']) passed = (await runTool('tsc', ['-p', project, '--singleThreaded'])) && passed
  return passed
}

/** Checks lint, formatting and the order of imports. */
export const checkLint = () => runTool('biome', ['check', '--error-on-warnings', '.'])

/** Checks that every file, export and package is used, and that every used package is declared. */
export const checkUnused = () => runTool('knip', [])
