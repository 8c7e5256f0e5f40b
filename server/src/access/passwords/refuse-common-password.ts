import { accessErrors } from '@rahba/contract/access/errors'
import { brand } from '@rahba/contract/kernel/brand'
import { failField } from '../../platform/errors.ts'
import { commonPasswords, normalisePassword } from './common-passwords.ts'

// Endings people add to a common word in the belief that it is then another one.
const stem = (text: string) => text.replace(/[\d!@#$%&*?]+$/, '')

const ascending = '01234567890123456789abcdefghijklmnopqrstuvwxyz'
const isRun = (text: string) => ascending.includes(text) || ascending.includes([...text].reverse().join(''))
const isRepeated = (text: string) => /^(.{1,4})\1+$/.test(text)

/** True if attackers try a password first: a listed one, a run, a repetition, or the product's name with a number. */
function isCommonPassword(password: string): boolean {
  const text = normalisePassword(password)
  return (
    commonPasswords().has(text) ||
    isRun(text) ||
    isRepeated(text) ||
    [brand.product, `${brand.product}${brand.product}`].includes(stem(text))
  )
}

/** Refuses a common password under the form's `field`. Length is the contract's business. */
export function refuseCommonPassword(field: string, password: string): void {
  if (isCommonPassword(password)) throw failField(field, accessErrors.password_common)
}
