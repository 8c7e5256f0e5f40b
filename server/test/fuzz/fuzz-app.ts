import type { TestApp } from '../test-app.ts'

/** The parts of the application that the fuzz needs, in a test or in a process of its own. */
export type FuzzApp = Pick<TestApp, 'app' | 'deps' | 'db' | 'mail' | 'sms' | 'files' | 'drain'>
