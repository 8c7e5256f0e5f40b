const format = new Intl.NumberFormat('en')

/** A number with its thousands separated, in the Latin digits of both languages: `1,000`. At most three decimals. */
export const numberText = (value: number): string => format.format(value)
