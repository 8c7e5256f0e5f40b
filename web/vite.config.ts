import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// What every page needs is kept in one chunk that changes only with these libraries; Mantine follows the pages that use it.
const framework = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/

// In the built server the component and icon libraries are bundled and shaken: loading their packages whole costs 5 s and 250 MB at each start.
const bundled = [/^@mantine\//, /^@tabler\//, /^@tiptap\//, 'mantine-datatable', '@hello-pangea/dnd', 'recharts']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  ...(command === 'build' ? { ssr: { noExternal: bundled } } : {}),
  server: { hmr: true },
  // found while the server starts: discovered later, the first page would load twice
  optimizeDeps: {
    include: [
      '@hello-pangea/dnd',
      '@mantine/charts',
      '@mantine/core',
      '@mantine/dates',
      '@mantine/dropzone',
      '@mantine/form',
      '@mantine/hooks',
      '@mantine/modals',
      '@mantine/notifications',
      '@mantine/tiptap',
      '@tabler/icons-react',
      '@tanstack/react-query',
      '@tiptap/extension-text-align',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'dayjs',
      'dayjs/locale/ar',
      'mantine-datatable',
    ],
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: framework }] } } } },
    },
  },
}))
