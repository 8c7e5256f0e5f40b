import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { root } from './own-node.mjs'

/**
 * Runs a script on this very Node, its output going straight to the terminal.
 * @param {string} script its path in the repository
 * @param {string[]} [args]
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options] `cwd` relative to the repository
 * @returns {Promise<boolean>} whether it ended well
 */
export function runScript(script, args = [], { cwd = '.', env = {} } = {}) {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: join(root, cwd),
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  })
  return new Promise((done) => {
    child.on('error', () => done(false))
    child.on('exit', (code) => done(code === 0))
  })
}

/**
 * Runs one of the tools in node_modules/.bin; see `runScript`.
 * @param {string} tool
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 */
export const runTool = (tool, args, options) => runScript(`node_modules/.bin/${tool}`, args, options)
