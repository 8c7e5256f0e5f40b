import { expect, test } from 'vitest'
import { hasWrongCheckDigit } from './gtin.ts'

// An EAN-8, a UPC-A, an EAN-13, a Saudi EAN-13 and an ITF-14.
test.each(['96385074', '036000291452', '4006381333931', '6281000000021', '10012345678902'])('%s has the right check digit', (code) => {
  expect(hasWrongCheckDigit(code)).toBe(false)
})

test.each(['96385075', '036000291453', '4006381333932', '4006381339331', '10012345678903'])('%s has a wrong check digit', (code) => {
  expect(hasWrongCheckDigit(code)).toBe(true)
})

test.each(['', '1234', '123456789', 'AB385075', '١٢٣٤٥٦٧٨', '9638507 '])('%j is not checked, because it is no GTIN', (code) => {
  expect(hasWrongCheckDigit(code)).toBe(false)
})
