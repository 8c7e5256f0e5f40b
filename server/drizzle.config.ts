import { defineConfig } from 'drizzle-kit'

// run from this folder: the tool looks for drizzle-orm beside the configuration
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/table.ts', './src/**/*-table.ts'],
  out: './migrations',
})
