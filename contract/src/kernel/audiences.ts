/** Who signs in: each audience has its own accounts, sessions and calls. */
export const audiences = ['admin', 'store', 'user'] as const
export type Audience = (typeof audiences)[number]

/** Who takes a step that is kept in a history: someone of an audience, or a job. */
export const actors = [...audiences, 'system'] as const
export type Actor = (typeof actors)[number]
