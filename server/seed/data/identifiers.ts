// Check digits of the made-up identifiers, so that the demo data passes the same validation as people's input.

const digits = (text: string): number[] => [...text].map(Number)

/** An EAN-13 from its first twelve digits. */
export function ean13(first12: string): string {
  const sum = digits(first12).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return `${first12}${(10 - (sum % 10)) % 10}`
}

/** A national id or residence number from its first nine digits; the tenth makes the Luhn sum come out. */
export function nationalId(first9: string): string {
  const sum = digits(first9).reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${first9}${(10 - (sum % 10)) % 10}`
}

/** The remainder by 97 that ISO 7064 asks for; letters count as 10 to 35. */
function mod97(text: string): number {
  const numeric = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return digits(numeric).reduce((rest, digit) => (rest * 10 + digit) % 97, 0)
}

/** A Saudi IBAN for a bank code and an account number of up to 18 digits. */
export function iban(bankCode: string, account: string): string {
  const body = `${bankCode}${account.padStart(18, '0')}`
  return `SA${String(98 - mod97(`${body}SA00`)).padStart(2, '0')}${body}`
}
