import { afterEach } from 'vitest'
import { cleanUp } from './cleanup.ts'

// A setup file: its hook runs in every test file. Component tests share one page, where a hook of a helper would run only in the file that loads the
// helper first.
afterEach(cleanUp)
