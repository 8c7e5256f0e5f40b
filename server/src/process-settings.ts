/**
 * Every process of the server starts with these settings (docs/decisions/memory.md). `npm start`, the bench and the tests read them here; deploy/Dockerfile,
 * deploy/compose.yaml and package.json repeat them, and a test compares them.
 */

/** A young generation of 8 MB, and a limit of 512 MB below which V8 collects early instead of growing up to four times what is in use. */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=512']

/** Two arenas of the C library's memory in place of eight a core. It reads its settings only when a process begins. */
export const processSettings: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' }
