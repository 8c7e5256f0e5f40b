import { join } from 'node:path'
import { buildUnlessCurrent } from './build-unless-current.mjs'
import { root } from './own-node.mjs'

const folder = 'server/build'

/**
 * Builds `server/build`, the programs of the server as they run in production, unless they are current.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether there is a build now
 */
export const buildServer = ({ force = false } = {}) =>
  buildUnlessCurrent({
    folder,
    entry: 'main.js',
    sources: ['server/src', 'server/seed', 'server/package.json', 'contract/src', 'scripts/bundle.ts', 'package-lock.json'],
    force,
    async build() {
      const { bundle } = await import('./bundle.ts')
      await bundle(join(root, folder))
      return true
    },
  })
