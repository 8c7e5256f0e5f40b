import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './own-node.mjs'
import { runScript, runTool } from './run.mjs'

// all that the build reads; a package of another version shows in the lockfile
const sources = [
  'web/scripts',
  'web/src',
  'web/public',
  'web/package.json',
  'web/vite.config.ts',
  'web/react-router.config.ts',
  'web/postcss.config.cjs',
  'contract/src',
  'package-lock.json',
]
const stamp = join(root, 'web/build/.sources')

/** @param {string} path @returns {string[]} every file under it */
function filesUnder(path) {
  if (!existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/** One hash over the names and contents of the sources: unlike their times it survives a clone and a copy. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesUnder)) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

const isBuilt = () => existsSync(join(root, 'web/build/server/index.js'))

/**
 * Builds `web/build` (pages, scripts, their compressed copies) unless it was built from exactly these sources.
 * An installation without sources, like a container image, keeps the build it has.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether there is a build now
 */
export async function buildWeb({ force = false } = {}) {
  if (!existsSync(join(root, 'web/src'))) return isBuilt()
  const hash = hashOfSources()
  if (!force && isBuilt() && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  console.log('Building the web...')
  rmSync(stamp, { force: true })
  const env = { NODE_ENV: 'production' }
  if (!(await runTool('react-router', ['build', '--logLevel', 'warn'], { cwd: 'web', env }))) return false
  if (!(await runScript('web/scripts/precompress.mjs'))) return false
  writeFileSync(stamp, hash)
  return true
}
