import { zipFile } from './zip-file.ts'

interface HostileTable {
  what: string
  file: () => Buffer
  /** Takes seconds to make or to read: tried in `npm run prove` alone. */
  large?: true
  /** The codes it may be refused with, or `accepted`. */
  expect: string
}

const book = '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>'
const links = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'
const frame = [
  { name: 'xl/workbook.xml', body: book },
  { name: 'xl/_rels/workbook.xml.rels', body: links },
]
const makeSheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

/** A spreadsheet whose first sheet has these rows, as XML. */
export const xlsx = (rows: string, shared?: string): Buffer =>
  zipFile([
    ...frame,
    { name: 'xl/worksheets/sheet1.xml', body: makeSheet(rows) },
    ...(shared === undefined ? [] : [{ name: 'xl/sharedStrings.xml', body: `<sst>${shared}</sst>` }]),
  ])

const head = `<row r="1">${text('name')}${text('price')}</row>`
const line = (cell: string, row = 2) => `${head}<row r="${row}">${text(cell)}${text('5')}</row>`
/** Text that packs to about a fiftieth, so that no rule on the ratio finds it. */
const dense = (length: number) => {
  const pieces: string[] = []
  for (let n = 0, at = 0; at < length; n++) {
    const piece = `${(n * 2_654_435_761) % 4_294_967_296}${'x'.repeat(400)}`
    pieces.push(piece)
    at += piece.length
  }
  return pieces.join('').slice(0, length)
}
const megabyte = 1024 * 1024

/** Spreadsheets and CSV files that are small and ask for a lot, or hold what no cell may. */
export const tableCorpus: readonly HostileTable[] = [
  { what: 'a cell of 200 MB in 195 kB', large: true, file: () => xlsx(line('a'.repeat(200 * megabyte))), expect: 'import_too_large' },
  { what: 'a cell of 8 MB in 8 kB', file: () => xlsx(line('a'.repeat(8 * megabyte))), expect: 'import_too_large' },
  {
    what: 'a cell of 60 MB, packed by a fiftieth',
    large: true,
    file: () => xlsx(line(dense(60 * megabyte))),
    expect: 'import_too_large',
  },
  { what: 'a cell of 2 MB, packed by a fiftieth', file: () => xlsx(line(dense(2 * megabyte))), expect: 'import_too_large' },
  { what: 'a cell of 32,768 characters', file: () => xlsx(line('a'.repeat(32_768))), expect: 'import_row_long' },
  { what: 'a cell of 32,767 characters', file: () => xlsx(line('a'.repeat(32_767))), expect: 'accepted' },
  {
    what: 'a part that unpacks to more than it says',
    large: true,
    file: () => zipFile([...frame, { name: 'xl/worksheets/sheet1.xml', body: makeSheet(line('a'.repeat(50 * megabyte))), claims: 1000 }]),
    expect: 'import_broken',
  },
  {
    what: 'a part of 8 MB in 8 kB that nobody reads',
    file: () =>
      zipFile([...frame, { name: 'xl/worksheets/sheet1.xml', body: makeSheet(line('a')) }, { name: 'x', body: 'a'.repeat(8 * megabyte) }]),
    expect: 'import_too_large',
  },
  {
    what: 'five thousand parts',
    file: () => zipFile([...frame, ...Array.from({ length: 5000 }, (_, n) => ({ name: `x${n}`, body: '' }))]),
    expect: 'import_too_large',
  },
  {
    what: 'forty parts of 4 MB',
    large: true,
    file: () => {
      const body = dense(4 * megabyte)
      return zipFile([...frame, ...Array.from({ length: 40 }, (_, n) => ({ name: `x${n}`, body }))])
    },
    expect: 'import_too_large',
  },
  { what: 'a part twice', file: () => zipFile([...frame, ...frame]), expect: 'import_broken' },
  {
    what: 'a shared text of 32,767 characters in each of a hundred cells',
    file: () => xlsx(`${head}<row r="2">${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`, `<si><t>${'a'.repeat(32_767)}</t></si>`),
    expect: 'import_row_long',
  },
  {
    what: 'a shared text in three cells of forty thousand rows',
    large: true,
    file: () =>
      xlsx(
        head + Array.from({ length: 40_000 }, (_, n) => `<row r="${n + 2}">${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`).join(''),
        `<si><t>${'a'.repeat(32_767)}</t></si>`,
      ),
    expect: 'import_too_large',
  },
  {
    what: 'five million shared texts',
    large: true,
    file: () => {
      const part = Array.from({ length: 1000 }, (_, n) => `<si><t>${n}${(n * 7919) % 10_007}</t></si>`).join('')
      return xlsx(line('a'), part.repeat(4500))
    },
    expect: 'import_too_large|file_too_complex',
  },
  {
    what: 'tags a million deep',
    large: true,
    file: () => xlsx(Array.from({ length: 1_000_000 }, (_, n) => `<a${n % 97}>`).join('')),
    expect: 'import_broken|import_too_large',
  },
  {
    what: 'entities that double',
    file: () => xlsx(`<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${line('&b;')}`),
    expect: 'import_broken',
  },
  { what: 'a row numbered 1e308', file: () => xlsx(line('a').replace('r="2"', 'r="1e308"')), expect: 'import_broken' },
  { what: 'a row numbered -1', file: () => xlsx(line('a').replace('r="2"', 'r="-1"')), expect: 'import_broken' },
  { what: 'a row numbered NaN', file: () => xlsx(line('a').replace('r="2"', 'r="x"')), expect: 'import_broken' },
  { what: 'a row number twice', file: () => xlsx(`${line('a')}<row r="2">${text('b')}</row>`), expect: 'import_broken' },
  { what: 'a row beyond the last of Excel', file: () => xlsx(line('a', 1_048_577)), expect: 'import_broken' },
  { what: 'NUL in a cell', file: () => xlsx(line('a_x0000_b')), expect: 'accepted' },
  { what: 'half a surrogate pair in a cell', file: () => xlsx(line('a_xD800_b')), expect: 'accepted' },
  {
    what: 'half a surrogate pair in a heading',
    file: () => xlsx(`<row r="1">${text('_xDC00_name_x0000_')}</row><row>${text('b')}</row>`),
    expect: 'accepted',
  },
  { what: 'an emoji cut by a sample', file: () => Buffer.from(`name,price\n${'a'.repeat(79)}😀,5`), expect: 'accepted' },
  { what: 'an escape that JSON knows', file: () => Buffer.from('name,price\n\\u0000 \\ud800,5'), expect: 'accepted' },
  {
    what: 'a CSV of blank lines alone',
    large: true,
    file: () => Buffer.from(`name\n${'\n'.repeat(6 * megabyte)}`),
    expect: 'import_empty|import_too_large',
  },
  { what: 'a CSV cell of 40,000 characters', file: () => Buffer.from(`name,price\n${'a'.repeat(40_000)},5`), expect: 'import_row_long' },
  {
    what: 'a CSV line of a million cells',
    file: () => Buffer.from(`name,price\n${'a,'.repeat(400_000)}`),
    expect: 'accepted|import_quote',
  },
]
