// The same keys on an English and on an Arabic (101) keyboard.
const latin = "qwertyuiop[]asdfghjkl;'zxcvnm,./`"
const arabic = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ'

const pairs = [...latin].map((key, at) => [key, arabic[at] ?? ''] as const)
const toArabic = new Map<string, string>([...pairs.filter(([key]) => key !== 'n' && key !== 'm'), ['b', 'لا'], ['n', 'ى'], ['m', 'ة']])
const toLatin = new Map<string, string>([...toArabic].map(([key, letter]) => [letter, key]))

/** Types a text again on the other keyboard: `ufhdm` gives عباية, هحاخىث gives iphone. Null for a text of both scripts or of neither. */
export function otherKeyboard(text: string): string | null {
  const lower = text.toLowerCase()
  const isArabic = /[ء-ي]/.test(lower)
  if (isArabic === /[a-z]/.test(lower)) return null
  if (!isArabic) return [...lower].map((key) => toArabic.get(key) ?? key).join('')
  return [...lower.replaceAll('لا', 'b')].map((letter) => toLatin.get(letter) ?? letter).join('')
}
