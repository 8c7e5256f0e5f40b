import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning nobody expected fails the test that caused it. A test that expects one puts its own spy on the console.
const written: string[] = []

// Without Node's own formatting, because component tests run in a browser.
const getText = (part: unknown) => (part instanceof Error ? (part.stack ?? part.message) : String(part))

beforeEach(() => {
  written.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => void written.push(args.map(getText).join(' ')))
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(written, 'written to the console by this test').toEqual([])
})
