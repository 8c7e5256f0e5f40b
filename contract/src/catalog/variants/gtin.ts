const lengths = [8, 12, 13, 14]

/** The check digit of the digits before it: their weights are 3 and 1 by turns, and 3 for the last. */
function calculateCheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const isLong = (barcode: string): boolean => lengths.includes(barcode.length) && /^\d+$/.test(barcode)
const hasOwnCheckDigit = (barcode: string): boolean => calculateCheckDigit(barcode.slice(0, -1)) === Number(barcode.at(-1))

/** True if a barcode is a GTIN: 8, 12, 13 or 14 digits, the last of which checks the others. */
export const isGtin = (barcode: string): boolean => isLong(barcode) && hasOwnCheckDigit(barcode)

/**
 * True if a barcode looks like a GTIN but its last digit does not fit the others, so that a digit was probably mistyped.
 * A store's own codes may look the same, so this is worth a warning and no error.
 */
export const hasWrongCheckDigit = (barcode: string): boolean => isLong(barcode) && !hasOwnCheckDigit(barcode)
