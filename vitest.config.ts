import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, testBrowserArgs } from './scripts/browser.mjs'
import { useQuickFolder } from './scripts/quick-folder.mjs'
import { SlowFirst } from './scripts/slow-first.ts'
import { prebundled } from './web/scripts/prebundled.ts'
import { themeVariables } from './web/scripts/theme-variables.ts'

useQuickFolder()

// Modules hold no state of a test, and loading them anew for each file took most of the time.
const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, environment: 'node' as const, isolate: false },
})

const isolated = ['web/src/**/*.isolated.test.tsx', 'web/src/plain/**/*.test.tsx']

/**
 * Component tests in a real browser. They share one page for each worker, because loading the modules again for each file took as long as the tests.
 * Two kinds of file have a page of their own: one that replaces a module (`vi.mock`), and the plain script's, which listens to the whole document.
 */
const componentProject = (name: string, isolate: boolean, files: { include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  css: { postcss: './web' },
  optimizeDeps: {
    include: [
      ...prebundled,
      '@tiptap/core',
      '@tiptap/pm/state',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-router',
    ],
  },
  test: {
    name,
    ...files,
    isolate,
    setupFiles: ['./web/test/run-cleanup.ts'],
    testTimeout: 10_000,
    expect: { poll: { timeout: 5000 } },
    // After the others, so that browsers and databases do not share two cores, which two pages that draw keep busy.
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: {
          // Looked for when the first component test starts, so that other tests need no browser.
          get executablePath() {
            return findBrowser()
          },
          args: testBrowserArgs,
        },
        contextOptions: { reducedMotion: 'reduce', timezoneId: 'Asia/Riyadh' },
      }),
    },
  },
})

export default defineConfig({
  // the root of the pages imports them
  plugins: [themeVariables()],
  test: {
    // As many workers as cores, because PostgreSQL and the killed servers work beside them: three on two cores took a fifth longer than two.
    // Each file has a database of its own.
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { sequencer: SlowFirst },
    reporters: ['default', './scripts/vitest-count.ts'],
    // nothing may be written to the console that no test expects
    setupFiles: ['./scripts/quiet-console.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      project('contract', ['contract/src/**/*.test.ts']),
      project('web', ['web/{src,scripts}/**/*.test.ts']),
      project('house', ['scripts/**/*.test.ts']),
      componentProject('components', false, { include: ['web/src/**/*.test.tsx'], exclude: isolated }),
      componentProject('components-isolated', true, { include: isolated }),
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['server/src/**/*.test.ts', 'server/seed/**/*.test.ts', 'server/test/**/*.test.ts'],
          globalSetup: ['./server/test/global-setup.ts'],
        },
      },
    ],
  },
})
