/** A Saudi national id (1…) or residence number (2…): ten digits with a Luhn check over the first nine. */
export function isNationalId(id: string): boolean {
  if (!/^[12]\d{9}$/.test(id)) return false
  let sum = 0
  for (let i = 0; i < 10; i++) {
    const digit = Number(id[i])
    const doubled = i % 2 === 0 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** A commercial register number (ten digits) or the unified number that replaced it (begins with 7). */
export const isCommercialRegister = (no: string): boolean => /^\d{10}$/.test(no) && !/^(\d)\1{9}$/.test(no)

/** A Saudi VAT number: fifteen digits, beginning and ending with 3 (ZATCA BR-KSA-40). */
export const isVatNumber = (no: string): boolean => /^3\d{13}3$/.test(no)
