/** The audiences: each has its own accounts, sessions and calls. */
export const audiences = ['admin', 'store', 'user'] as const
export type Audience = (typeof audiences)[number]

/** The actors of a history: someone of an audience, or a job. */
export const actors = [...audiences, 'system'] as const
export type Actor = (typeof actors)[number]
