import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// What every page needs is kept in one chunk that changes only with these libraries; Mantine follows the pages that use it.
const framework = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/

export default defineConfig({
  plugins: [reactRouter()],
  server: { hmr: true },
  // found while the server starts: discovered later, the first page would load twice
  optimizeDeps: { include: ['@mantine/core', '@mantine/hooks', '@mantine/notifications', '@tanstack/react-query'] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: framework }] } } } },
    },
  },
})
