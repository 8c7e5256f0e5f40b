import { twoFactorRules } from '@rahba/contract/access/two-factor-rules'
import { brand } from '@rahba/contract/kernel/brand'
import { generateSecret, generateURI, verifySync } from 'otplib'

const { digits, step_seconds } = twoFactorRules

/** A new secret of 160 bits, in Base32 as apps take it. */
export const newSecret = (): string => generateSecret()

/** The content of a secret's QR code: the app lists the account under the platform's name. */
export const getUri = (secret: string, account: string): string => generateURI({ issuer: brand.name.en, label: account, secret })

/**
 * The 30 s that a code belongs to, counted from 1970: this one, the one before or the one after, since clocks differ and typing takes time.
 * Null for any other code.
 * @param at seconds since 1970
 */
export function getStep(secret: string, code: string, at: number = Math.floor(Date.now() / 1000)): number | null {
  const result = verifySync({ secret, token: code, epoch: at, epochTolerance: step_seconds, period: step_seconds, digits })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
