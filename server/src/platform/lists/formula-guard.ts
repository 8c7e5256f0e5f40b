// The signs that begin a formula in Excel, LibreOffice, Numbers or Google Sheets. East Asian keyboards type the fullwidth and small forms, which are
// read as the plain sign; some of these programs skip blanks and invisible marks before a sign.
const signs = '=+\\-@\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20'
const skipped = '[\\s\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]'
const formula = `(?:${skipped}*[${signs}]|[\\t\\r\\n])`
const runnable = new RegExp(`^'*${formula}`)
const guarded = new RegExp(`^'+${formula}`)
const plainNumber = /^[+-]?\d[\d.,]*$/

/**
 * A text as a cell that no spreadsheet runs: an apostrophe stands before what begins like a formula. A text that has one already gets another,
 * so that {@link unguardText} gives back what was there. A plain number stays as it is.
 */
export const guardText = (text: string): string => (runnable.test(text) && !plainNumber.test(text) ? `'${text}` : text)

/** The text of a cell that {@link guardText} wrote. */
export const unguardText = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)
