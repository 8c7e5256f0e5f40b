import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { jitlessZod } from './scripts/jitless-zod.ts'
import { mergedChunks } from './scripts/merged-chunks.ts'
import { prebundled } from './scripts/prebundled.ts'
import { themeVariables } from './scripts/theme-variables.ts'

// In the built server the component and icon libraries are bundled and shaken: loading their packages whole costs 5 s and 250 MB at each start.
const bundled = [/^@mantine\//, /^@tabler\//, /^@tiptap\//, '@hello-pangea/dnd']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), jitlessZod(), themeVariables(), mergedChunks(async () => (await import('./src/routes.ts')).default)],
  ...(command === 'build' ? { ssr: { noExternal: bundled } } : {}),
  server: { hmr: true },
  // how long each plugin took says nothing to who builds
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  optimizeDeps: { include: prebundled },
}))
