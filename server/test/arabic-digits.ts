/** A number as an Arabic keyboard types it: ١٠٠٢٣. */
export const arabicDigits = (number: number): string => String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
