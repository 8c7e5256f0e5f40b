// One sign for each sound. Letters that people write for one another in the other script share a sign.
const arabicSounds: Record<string, string> = {
  ...{ ب: 'b', ت: 't', ط: 't', ث: 's', س: 's', ص: 's', ح: 'h', ه: 'h', خ: 'x', د: 'd', ذ: 'z', ض: 'd', ظ: 'z', ر: 'r', ز: 'z' },
  ...{ ش: 'c', ع: '3', غ: 'k', ف: 'f', ق: 'k', ك: 'k', ج: 'k', ل: 'l', م: 'm', ن: 'n', و: 'w', ي: 'y' },
}
const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/kh|5|7'/g, 'X'],
  [/sh|ch/g, 'C'],
  [/gh/g, 'k'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'z'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[cgqj8]/g, 'k'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/6/g, 't'],
  [/7/g, 'h'],
  [/9/g, 's'],
  [/oo|ou|[ou]/g, 'w'],
  [/ee|[i]/g, 'y'],
  [/[ae2']/g, ''],
  [/X/g, 'x'],
  [/C/g, 'c'],
]

/** Writes a folded word of either script by its sounds: its consonants and the long vowels و and ي, none twice in a row. */
export function spell(word: string): string {
  const signs = /[ء-ي]/.test(word)
    ? [...word.replace(/^(?:ال)(?=...)/, '').replace(/(?<=..)ه$/, '')].map((letter) => arabicSounds[letter] ?? '').join('')
    : latinSounds.reduce((text, [from, to]) => text.replace(from, to), word.replace(/^(?:al|el)[- ]?(?=....)/, ''))
  return signs.replace(/(.)\1+/g, '$1')
}

/**
 * Returns the sound by which words of both scripts are compared. It leaves out what one script often omits, and is empty for a word of vowels
 * alone.
 */
export const getPhoneticKey = (word: string): string =>
  spell(word)
    .replace(/[wy3]/g, '')
    .replace(/z/g, 'd')
    .replace(/(.)\1+/g, '$1')

/** True for a Latin word, and for Arabic in Latin letters and figures (3baya). */
export const isLatin = (word: string): boolean => /^(?=.*[a-z])[a-z2356789']+$/.test(word)
