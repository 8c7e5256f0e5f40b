import { buildUnlessCurrent } from './build-unless-current.mjs'
import { runScript, runTool } from './run.mjs'

/**
 * Builds `web/build` (pages, scripts, their compressed copies) unless it is current.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether there is a build now
 */
export const buildWeb = ({ force = false } = {}) =>
  buildUnlessCurrent({
    folder: 'web/build',
    entry: 'server/index.js',
    sources: [
      'web/src',
      'web/scripts',
      'web/public',
      'web/package.json',
      'web/vite.config.ts',
      'web/react-router.config.ts',
      'web/postcss.config.cjs',
      'contract/src',
      'package-lock.json',
    ],
    force,
    async build() {
      console.log('Building the web...')
      const env = { NODE_ENV: 'production' }
      if (!(await runTool('react-router', ['build', '--logLevel', 'warn'], { cwd: 'web', env }))) return false
      return runScript('web/scripts/precompress.mjs')
    },
  })
