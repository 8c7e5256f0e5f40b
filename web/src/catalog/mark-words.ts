/** A piece of a text: `changed` when the other text has nothing for it. */
export interface Part {
  text: string
  changed: boolean
}

// Tags of HTML stand alone; a word takes the space behind it along.
const pieces = (text: string): string[] => text.match(/<[^>]*>|[^\s<]+\s*|\s+/g) ?? []
// Beyond this many pairs of words the browser would feel it, and nobody reads so many marks.
const maxPairs = 4_000_000

/** Returns for each piece of `a` and `b` whether it is in their longest common sequence. */
function common(a: readonly string[], b: readonly string[]): [boolean[], boolean[]] {
  const [inA, inB] = [a.map(() => false), b.map(() => false)]
  const width = b.length + 1
  if (a.length * b.length > maxPairs) return [inA, inB]
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      inA[i++] = true
      inB[j++] = true
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return [inA, inB]
}

function toParts(texts: readonly string[], same: readonly boolean[]): Part[] {
  const parts: Part[] = []
  texts.forEach((text, index) => {
    const changed = !same[index] && !text.startsWith('<')
    const last = parts.at(-1)
    if (last && last.changed === changed) last.text += text
    else parts.push({ text, changed })
  })
  return parts
}

/** Two texts in pieces, with what the other does not have. Of HTML the words alone are marked, never the tags. */
export function markWords(before: string, after: string): { before: Part[]; after: Part[] } {
  const [a, b] = [pieces(before), pieces(after)]
  const trimmed = (list: readonly string[]) => list.map((piece) => piece.trim())
  const [inA, inB] = common(trimmed(a), trimmed(b))
  return { before: toParts(a, inA), after: toParts(b, inB) }
}

/** Pieces of cleaned HTML as HTML again, each changed one inside `mark`. Tags are whole pieces, so what was well formed stays so. */
export const markedHtml = (parts: readonly Part[], mark: 'del' | 'ins'): string =>
  parts.map(({ text, changed }) => (changed ? text.replace(/\S(?:.*\S)?/s, (words) => `<${mark}>${words}</${mark}>`) : text)).join('')
