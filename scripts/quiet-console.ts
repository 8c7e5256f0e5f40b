import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning nobody expected fails the test that caused it. A test that expects one puts its own spy on the console.
const written: string[] = []

beforeEach(() => {
  written.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => void written.push(format(...args)))
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(written, 'written to the console by this test').toEqual([])
})
