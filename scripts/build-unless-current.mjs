import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './own-node.mjs'

/** @param {string} path @returns {string[]} every file under it */
function filesUnder(path) {
  if (!existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/**
 * One hash over the names and contents of the sources: unlike their times it survives a clone and a copy.
 * @param {readonly string[]} sources
 */
function hashText(sources) {
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

/**
 * Builds a folder unless it was built from exactly these sources. An installation without sources, like a container image, keeps the build it has.
 * @param {{ folder: string, entry: string, sources: readonly string[], force: boolean, build: () => Promise<boolean> }} what all that the build
 *   reads, the first of it a folder of sources; a package of another version shows in the lockfile
 * @returns {Promise<boolean>} whether there is a build now
 */
export async function buildUnlessCurrent({ folder, entry, sources, force, build }) {
  const isBuilt = () => existsSync(join(root, folder, entry))
  const stamp = join(root, folder, '.sources')
  if (!existsSync(join(root, sources[0] ?? ''))) return isBuilt()
  const hash = hashText(sources)
  if (!force && isBuilt() && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  rmSync(stamp, { force: true })
  if (!(await build())) return false
  writeFileSync(stamp, hash)
  return true
}
