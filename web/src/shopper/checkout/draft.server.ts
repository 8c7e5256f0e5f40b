import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { isHttps } from '@rahba/contract/access/session-cookies'
import { z } from 'zod'

export const draftCookie = 'checkout_draft'
/** Browsers keep 4096 bytes of a cookie with its name and its attributes. */
const maxLength = 3800
const keptFor = 60 * 60

const draft = z.array(z.tuple([z.string(), z.string()])).max(300)

/** The fields that are choices. The lines, the key and the totals belong to the page as it was shown. */
const isChoice = (name: string): boolean =>
  ['shopper', 'store_id', 'address_id', 'payment_method', 'use_wallet', 'card_offered'].includes(name) ||
  /^(included|fulfilment|branch_id|coupon_code|refused_code|refused_reason|note)\./.test(name)

/**
 * The header that keeps the choices of a checkout for an hour, while its shopper adds an address or signs in again. A cookie and not the address
 * of the page, so that notes and codes are in no log. Notes are the first to be left out where it would be too large.
 */
export function writeDraftCookie(form: FormData | null, origin: string): string {
  const fields = form ? [...form].flatMap(([name, value]) => (isChoice(name) && typeof value === 'string' ? [[name, value]] : [])) : []
  const encode = (some: typeof fields) => deflateRawSync(JSON.stringify(some)).toString('base64url')
  const whole = encode(fields)
  const value = whole.length <= maxLength ? whole : encode(fields.filter(([name]) => !name?.startsWith('note.')))
  const isEmpty = fields.length === 0 || value.length > maxLength
  const secure = isHttps(origin) ? '; Secure' : ''
  return `${draftCookie}=${isEmpty ? '' : value}; Path=/; Max-Age=${isEmpty ? 0 : keptFor}; HttpOnly; SameSite=Lax${secure}`
}

/** The choices that a browser kept, as the form that posted them. Null without any, and for another shopper than the one who made them. */
export function readDraftCookie(text: string | undefined, shopper: string): FormData | null {
  if (!text) return null
  try {
    const json = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: 256 * 1024 }).toString()
    const form = new FormData()
    for (const [name, value] of draft.parse(JSON.parse(json))) form.append(name, value)
    return form.get('shopper') === shopper ? form : null
  } catch {
    return null
  }
}
