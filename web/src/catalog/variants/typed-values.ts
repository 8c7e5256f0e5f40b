import type { AxisValue } from '@rahba/contract/catalog/variants/axes'
import { nameValue } from '@rahba/contract/catalog/variants/known-values'
import { cleanLine } from '@rahba/contract/kernel/normalise'

/** Values in text that was typed or pasted: a line, or a part between commas, each. */
export const splitValues = (text: string): string[] =>
  text
    .split(/[\n\r\t,،;؛]+/)
    .map(cleanLine)
    .filter((part) => part !== '')
    .map((part) => part.slice(0, 60))

/** Sorts typed values into new ones, and those that the option has already. Repeated ones count once. */
export function sortTyped(texts: readonly string[], existing: readonly AxisValue[]): { added: AxisValue[]; known: string[] } {
  const names = new Set(existing.flatMap(({ name }) => [name.ar.toLowerCase(), name.en.toLowerCase()]).filter(Boolean))
  const added: AxisValue[] = []
  const known: string[] = []
  for (const text of texts) {
    const { name, colour } = nameValue(text)
    const key = (name.ar || name.en).toLowerCase()
    if (names.has(key)) known.push(text)
    else {
      added.push({ id: crypto.randomUUID(), name, colour, image: null })
      names.add(key)
    }
  }
  return { added, known }
}
