import { describe, expect, it, test } from 'vitest'
import { invoiceHash } from './issue-invoice.ts'
import { firstPreviousHash } from './lock-supplier.ts'
import { qrPayload } from './tlv.ts'

describe('the QR code of phase 1', () => {
  const facts = { vat_no: '1234567891', issued_at: '2021-07-12T14:25:09.000Z', gross: 10_000, vat: 1500 }

  test.each([
    ['Salla', 'AQVTYWxsYQIKMTIzNDU2Nzg5MQMUMjAyMS0wNy0xMlQxNDoyNTowOVoEBjEwMC4wMAUFMTUuMDA='],
    ['سلة', 'AQbYs9mE2KkCCjEyMzQ1Njc4OTEDFDIwMjEtMDctMTJUMTQ6MjU6MDlaBAYxMDAuMDAFBTE1LjAw'],
  ])('of %s is the published one', (seller, payload) => expect(qrPayload({ ...facts, seller })).toBe(payload))

  it('cuts an overlong name between two characters', () => {
    const bytes = Buffer.from(qrPayload({ ...facts, seller: 'م'.repeat(200) }), 'base64')
    expect(bytes[1]).toBe(254)
    expect(bytes.subarray(2, 256).toString('utf8')).toBe('م'.repeat(127))
  })

  it('has at most the 700 characters that readers accept', () =>
    expect(qrPayload({ ...facts, vat_no: '310122393500003', seller: '𓀀'.repeat(200), gross: 10 ** 13, vat: 10 ** 12 }).length).toBeLessThan(
      700,
    ))
})

describe('the hash chain', () => {
  it('begins with the published value', () =>
    expect(firstPreviousHash).toBe('NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='))
  it('continues with the base64 of the binary digest', () => expect(invoiceHash('0')).toBe('X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='))
})
