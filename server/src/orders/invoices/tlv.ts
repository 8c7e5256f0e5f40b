import { plainAmount } from '@rahba/contract/kernel/money'

interface QrFacts {
  seller: string
  vat_no: string
  /** ISO */
  issued_at: string
  gross: number
  vat: number
}

const encode = (texts: readonly string[]): string =>
  Buffer.concat(
    texts.map((text, index) => {
      const value = Buffer.from(text, 'utf8')
      if (value.length > 255) throw new RangeError(`tag ${index + 1} is longer than 255 bytes`)
      return Buffer.concat([Buffer.from([index + 1, value.length]), value])
    }),
  ).toString('base64')

/** At most 255 bytes of `text`, never half a character: a tag's length is one byte. */
function within(text: string): string {
  let cut = text
  while (Buffer.byteLength(cut) > 255) cut = [...cut].slice(0, -1).join('')
  return cut
}

/**
 * The QR code's payload of a simplified invoice in phase 1 (docs/domain/vat-and-invoices.md#documents): base64 of seller, VAT number, time, total and
 * VAT, each as a tag, its length in bytes of UTF-8, and its text.
 */
export const qrPayload = ({ seller, vat_no, issued_at, gross, vat }: QrFacts): string =>
  encode([within(seller), vat_no, issued_at.replace(/\.\d{3}Z$/, 'Z'), plainAmount(gross), plainAmount(vat)])
