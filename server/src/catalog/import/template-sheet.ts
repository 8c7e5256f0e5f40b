import { maxImportRows } from '@rahba/contract/catalog/import/product-imports'
import type { Locale } from '@rahba/contract/kernel/locale'

/** The values that one column of the first sheet may hold. */
export interface ColumnChoices {
  /** The index of the column, from 0. */
  column: number
  title: string
  values: readonly string[]
  /** True if a cell must be one of them; otherwise they are suggestions to copy. */
  strict: boolean
}

const listsName = { ar: 'القيم المتاحة', en: 'Allowed values' } as const
const exampleName = { ar: 'مثال', en: 'Example' } as const
const firstName = { ar: 'المنتجات', en: 'Products' } as const
const getLetter = (column: number): string =>
  (column < 26 ? '' : getLetter(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** The rules of a sheet's cells as SpreadsheetML: each column's list is a column of the second sheet. */
function getRules(choices: readonly ColumnChoices[], locale: Locale): string {
  const rules = choices.flatMap(({ column, values, strict }, place) => {
    if (!strict) return []
    const [at, from] = [getLetter(column), getLetter(place)]
    const list = `'${listsName[locale]}'!$${from}$2:$${from}$${values.length + 1}`
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${at}2:${at}${maxImportRows + 1}"><formula1>${list}</formula1></dataValidation>`,
    ]
  })
  return rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}

// CT_Worksheet is a sequence: the elements after the rules of cells, in their order
const behind =
  /<(?:hyperlinks|printOptions|pageMargins|pageSetup|headerFooter|rowBreaks|colBreaks|drawing|legacyDrawing|tableParts|extLst)[\s/>]|<\/worksheet>/

/**
 * An XLSX for new products: the headings, a sheet with the values some columns take, which those columns offer as a list, and a sheet with
 * examples. An import reads the first sheet alone, so that no example becomes a product.
 */
export async function templateSheet(
  titles: readonly string[],
  choices: readonly ColumnChoices[],
  examples: readonly (readonly (string | null)[])[],
  locale: Locale,
): Promise<Buffer> {
  const { default: writeExcel } = await import('write-excel-file/node')
  const rules = getRules(choices, locale)
  const head = (title: string) => ({ value: title, fontWeight: 'bold' as const })
  const longest = Math.max(0, ...choices.map(({ values }) => values.length))
  const rows = Array.from({ length: longest }, (_, row) =>
    choices.map(({ values }) => (values[row] === undefined ? null : { value: values[row] })),
  )
  const shared = { rightToLeft: locale === 'ar', stickyRowsCount: 1 }
  const first = { ...shared, sheet: firstName[locale], data: [titles.map(head)], columns: titles.map(() => ({ width: 20 })) }
  const second = {
    ...shared,
    sheet: listsName[locale],
    data: [choices.map(({ title }) => head(title)), ...rows],
    columns: choices.map(() => ({ width: 28 })),
  }
  const third = {
    ...first,
    sheet: exampleName[locale],
    data: [titles.map(head), ...examples.map((cells) => cells.map((value) => (value === null ? null : { value })))],
  }
  const sheets = choices.length > 0 ? [first, second, third] : [first, third]
  return writeExcel(sheets, {
    features: [
      {
        files: {
          transform: {
            'xl/worksheets/sheet{id}.xml': {
              transform: (xml, _options, { sheetIndex }) => (sheetIndex === 0 ? xml.replace(behind, (found) => `${rules}${found}`) : xml),
            },
          },
        },
      },
    ],
  }).toBuffer()
}
