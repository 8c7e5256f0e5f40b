import { type Env, readEnv } from '../src/env.ts'

/** The environment tests run in: nothing from outside, no web build, no demo market. */
export function testEnv(dataDir: string, overrides: Partial<Env> = {}): Env {
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: '0',
    SECRET: 'only-for-tests-'.repeat(3),
    LOG_LEVEL: 'silent',
    BUSY_AFTER_MS: '0',
  })
  return { ...env, ...overrides }
}
