/** The party that pays for the discount of a code. */
export const codeFunders = ['store', 'platform'] as const
export type CodeFunder = (typeof codeFunders)[number]
