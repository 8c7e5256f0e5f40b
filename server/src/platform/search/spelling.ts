const letters = { arabic: [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويء'], latin: [...'abcdefghijklmnopqrstuvwxyz'] }

/** Lists all words that are one slip away: one letter more, one less, another letter, or two letters that changed places. */
export function listSlips(word: string): string[] {
  const alphabet = /[ء-ي]/.test(word) ? letters.arabic : letters.latin
  const found = new Set<string>()
  const signs = [...word]
  for (let at = 0; at <= signs.length; at++) {
    const [before, after] = [signs.slice(0, at).join(''), signs.slice(at)]
    const rest = after.slice(1).join('')
    if (after.length > 0) found.add(before + rest)
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2).join(''))
    for (const letter of alphabet) {
      found.add(before + letter + after.join(''))
      if (after.length > 0) found.add(before + letter + rest)
    }
  }
  found.delete(word)
  return [...found].filter((each) => each.length > 1)
}

// People take the letters of a group for one another: they sound or look alike, or are neighbours on the keyboard.
const close = [
  'ظضذز',
  'ثسص',
  'تطد',
  'قغجك',
  'حهخ',
  'اعءه',
  'وؤ',
  'يى',
  'بي',
  'ae',
  'ei',
  'iy',
  'ou',
  'ck',
  'kq',
  'sz',
  'sc',
  'bp',
  'fv',
  'gj',
]
const isClose = (a: string, b: string) => close.some((group) => group.includes(a) && group.includes(b))

/** The distance between two words: 1 for each slip, and less if the letters are alike, changed places or are a doubled vowel. */
export function distance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]]
  const width = to.length + 1
  const table = new Float64Array((from.length + 1) * width)
  const at = (i: number, j: number) => table[i * width + j] ?? 0
  const skip = (letter: string | undefined, before: string | undefined) =>
    letter === before ? 0.5 : letter !== undefined && 'اويaeiou'.includes(letter) ? 0.7 : 1
  for (let i = 0; i <= from.length; i++)
    for (let j = 0; j <= to.length; j++) {
      if (i === 0 || j === 0) {
        table[i * width + j] = i + j
        continue
      }
      const [x = '', y = ''] = [from[i - 1], to[j - 1]]
      const change = x === y ? 0 : isClose(x, y) ? 0.5 : 1
      let least = Math.min(at(i - 1, j - 1) + change, at(i - 1, j) + skip(x, from[i - 2]), at(i, j - 1) + skip(y, to[j - 2]))
      if (i > 1 && j > 1 && x === to[j - 2] && y === from[i - 2]) least = Math.min(least, at(i - 2, j - 2) + 0.7)
      table[i * width + j] = least
    }
  return at(from.length, to.length)
}

/** The largest distance at which another word may have been meant. A short word with two slips could be any word. */
export const maxDistance = (word: string): number => (word.length <= 3 ? 0.7 : word.length <= 5 ? 1.2 : word.length <= 8 ? 2 : 2.5)
