import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leanContract } from './scripts/lean-contract.ts'

// What every page needs is kept in chunks that change only with these libraries; Mantine's components follow the pages that use them.
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/, priority: 2 },
  // the provider, styles and theme under every component: as a dozen tiny chunks they compress worse, 1 to 3 kB a page
  { name: 'mantine', test: /node_modules[\\/]@mantine[\\/]core[\\/]esm[\\/]core[\\/]/, priority: 1 },
]

// In the built server the component and icon libraries are bundled and shaken: loading their packages whole costs 5 s and 250 MB at each start.
const bundled = [/^@mantine\//, /^@tabler\//, /^@tiptap\//, '@hello-pangea/dnd']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), leanContract()],
  ...(command === 'build' ? { ssr: { noExternal: bundled } } : {}),
  server: { hmr: true },
  // how long each plugin took says nothing to who builds
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  // found while the server starts: discovered later, the first page would load twice
  optimizeDeps: {
    include: [
      '@hello-pangea/dnd',
      '@mantine/core',
      '@mantine/dates',
      '@mantine/dropzone',
      '@mantine/form',
      '@mantine/hooks',
      '@mantine/notifications',
      '@mantine/tiptap',
      '@tabler/icons-react',
      '@tanstack/react-query',
      '@tiptap/extension-text-align',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'clsx',
      'dayjs',
      'dayjs/locale/ar',
      'socket.io-client',
      'zod',
    ],
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
  },
}))
