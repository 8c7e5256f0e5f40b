/**
 * The first `max` UTF-16 units of a text, one fewer where they would end with half of a character: PostgreSQL takes no JSON that holds a half,
 * and shows one as a question mark elsewhere.
 */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

/** The same for readers, with `…` for what is left out; `max` counts it. */
export const shortened = (text: string, max: number): string => (text.length > max ? `${cutText(text, max - 1)}…` : text)
