import { cleanIdentifier } from './normalise.ts'

/** An IBAN as it is stored: no spaces, Latin digits, upper case. */
export const cleanIban = (text: string): string => cleanIdentifier(text).toUpperCase()

/** True if `iban` (already clean) has the form of a Saudi one, without checking the check digits: 24 characters. */
export const isIbanShaped = (iban: string): boolean => /^SA\d{4}[0-9A-Z]{18}$/.test(iban)

/** True if `iban` (already clean) is a Saudi IBAN with valid check digits (ISO 13616, mod 97). */
export function isSaudiIban(iban: string): boolean {
  if (!isIbanShaped(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (c) => String(c.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** The two-digit bank code inside an IBAN: a hint for the bank, never a reason to refuse (public lists disagree). */
export const ibanBankCode = (iban: string): string => iban.slice(4, 6)

/** An IBAN in groups of four, for reading. */
export const groupIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** The end of an IBAN, by which its owner recognises it. */
export const maskIban = (iban: string): string => `•••• ${iban.slice(-4)}`
