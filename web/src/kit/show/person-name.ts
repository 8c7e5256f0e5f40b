// The Arabic article names nothing: البنك الأول has the letter ب.
/** The initial for a person without a picture; undefined for an empty name. */
export const firstLetter = (name = ''): string | undefined => [...name.trim().replace(/^ال(?=..)/, '')][0]?.toUpperCase()

/** First words that are only half of an Arabic name: عبد الله, أبو بكر, أم كلثوم. */
const halves = new Set(['عبد', 'أبو', 'ابو', 'أم', 'ام', 'بنت', 'ابن', 'Abdul', 'Abd', 'Abu', 'Umm'])

/** The name by which a person is greeted: the first, with its second half where it has one. */
export function firstName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second && halves.has(first) ? `${first} ${second}` : first
}
