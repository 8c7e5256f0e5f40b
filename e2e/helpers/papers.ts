import sharp from 'sharp'

export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture as a phone would take it, plain of one colour. */
export async function picture(name: string, background = '#0b6b57', side = 900): Promise<Upload> {
  const buffer = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** A one-page PDF, as papers come from ministries. */
export function paper(name: string): Upload {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    '<</Length 44>>\nstream\nBT /F1 24 Tf 72 720 Td (Certificate) Tj ET\nendstream',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, n) => {
    const place = body.length
    body += `${n + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  body += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body, 'latin1') }
}

/** A Saudi IBAN with right check digits at the bank of that code. */
export function makeIban(bank: string, account: string): string {
  const inner = bank + account.padStart(18, '0')
  const check = 98n - (BigInt(`${inner}281000`) % 97n) // SA is 28 10
  return `SA${String(check).padStart(2, '0')}${inner}`
}

/** A national id with its right last digit: `nine` begins with 1. */
export function makeNationalId(nine: string): string {
  const sum = [...nine].reduce((total, digit, at) => {
    const weighed = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

/** The same in the digits that Arabic keyboards type. */
export const arabicDigits = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
