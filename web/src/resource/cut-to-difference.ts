import { shortened as cut } from '@rahba/contract/kernel/cut-text'

const longest = 90
const shortened = (text: string) => cut(text, longest + 1)

/** Two texts short enough to be read side by side, each from a little before the place where they part. */
export function cutToDifference(before: string, after: string): [string, string] {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  // The text starts at a word, the same one in both.
  const from = same > longest / 2 ? before.lastIndexOf(' ', same - 20) + 1 : 0
  const cut = (text: string) => shortened(`${from > 0 ? '…' : ''}${text.slice(from)}`)
  return [cut(before), cut(after)]
}
