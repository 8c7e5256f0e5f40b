import { defineConfig } from 'drizzle-kit'

// paths are from the repository's root, where `npm run db:generate` runs
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/src/**/table.ts', './server/src/**/*-table.ts'],
  out: './server/migrations',
})
