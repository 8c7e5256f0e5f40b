import { latinDigits } from '@rahba/contract/kernel/normalise'

const digitWords: Readonly<Record<string, string>> = {
  صفر: '0', واحد: '1', اثنين: '2', اثنان: '2', ثلاثة: '3', ثلاثه: '3', اربعة: '4', اربعه: '4', خمسة: '5', خمسه: '5', ستة: '6', سته: '6',
  سبعة: '7', سبعه: '7', ثمانية: '8', ثمانيه: '8', تسعة: '9', تسعه: '9',
  zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9',
} // biome-ignore format: a table of words
const spelled = new RegExp(`(?<![\\p{L}])(${Object.keys(digitWords).join('|')})(?![\\p{L}])`, 'gu')

/** Letters, marks and digits made alike, so that one spelling of each is looked for. */
const folded = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640\u200b-\u200f]/g, '')
    .replace(/[أإآ]/g, 'ا')

// People put these between the digits of a number to hide it.
const between = '[\\s.,،\\-_*/\\\\|()~+]{0,3}'
const toDigits = (count: string) => `(?:\\d${between})${count}`
// These match Saudi mobiles, landlines, 9200 and 800 numbers, and numbers with an international prefix.
const phones = [
  new RegExp(`(?<!\\d)0${between}5${between}${toDigits('{7}')}\\d(?!\\d)`),
  new RegExp(`(?<!\\d)5${between}${toDigits('{7}')}\\d(?!\\d)`),
  new RegExp(`(?<!\\d)9${between}6${between}6${between}${toDigits('{7,9}')}\\d(?!\\d)`),
  new RegExp(`(?<!\\d)0${between}1${between}[1-7]${between}${toDigits('{6}')}\\d(?!\\d)`),
  new RegExp(`(?<!\\d)(?:9${between}2${between}0|8${between}0${between}0)${between}0${between}${toDigits('{4}')}\\d(?!\\d)`),
  new RegExp(`(?:\\+|(?<!\\d)00)\\s?[1-9]${between}${toDigits('{6,12}')}\\d(?!\\d)`),
]
const at = '\\s*(?:@|\\(at\\)|\\[at\\]|\\sat\\s|\\sات\\s|\\(ات\\))\\s*'
const dot = '(?:\\.|\\s*(?:\\(dot\\)|\\[dot\\]|\\sdot\\s|\\sدوت\\s|\\sنقطة\\s)\\s*)'
const mails = [new RegExp(`[a-z0-9][a-z0-9._%+-]*${at}[a-z0-9-]+${dot}[a-z]{2,}`)]
const links = [
  /https?:\/\//,
  /(?<![\p{L}\d@])www\./u,
  new RegExp(`(?<![\\p{L}\\d@.])(?:wa|t)\\s?${dot}\\s?me(?![\\p{L}])`, 'u'),
  new RegExp(`(?<![\\p{L}\\d@.])[a-z0-9-]{2,}${dot}(?:com|net|org|sa|me|io|app|shop|store|link|co)(?![\\p{L}\\d])`, 'u'),
  /(?<![\p{L}\d])@[a-z0-9_.]{3,}/u,
]

/**
 * True if a text contains a phone number, a mail address, a link or a name on another network, in Latin or Arabic digits, spelt in words, or with
 * dots, spaces and the like in between. Order numbers, prices and sizes pass.
 */
export function holdsContacts(text: string): boolean {
  const plain = folded(text)
  // Consecutive words become one number; a single word stays a quantity.
  const counted = plain.replace(spelled, (word) => digitWords[word] ?? word)
  const tests = [...phones, ...mails, ...links]
  return tests.some((test) => test.test(plain) || test.test(counted))
}
