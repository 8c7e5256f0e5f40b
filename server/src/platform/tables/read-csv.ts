import { Readable } from 'node:stream'
import type { Info } from 'csv-parse'
import { refuse } from '../readers/refusal.ts'
import { type FileRow, maxColumns } from './file-row.ts'

const delimiters = [',', ';', '\t', '،', '؛']

/** The sign between the cells of the first row, quoted parts aside. Excel with Arabic settings writes `;`. */
function getDelimiter(text: string): string {
  const line = /^[\r\n]*([^\r\n]*)/.exec(text.replace(/"[^"]*"/g, ''))?.[1] ?? ''
  const counted = delimiters.map((sign) => ({ sign, n: line.split(sign).length }))
  return counted.reduce((best, next) => (next.n > best.n ? next : best), { sign: ',', n: 1 }).sign
}

function* inPieces(text: string, size = 64 * 1024): Generator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

/**
 * The rows of a CSV text, whatever its separator. Refuses with `import_quote` where a quotation mark is left open, `import_broken` for other
 * damage.
 */
export async function* readCsv(text: string): AsyncGenerator<FileRow> {
  // The library is loaded with the first file.
  const { CsvError, parse } = await import('csv-parse')
  // Excel's own first line that names the separator
  const named = /^sep=(.)\r?\n/.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const parser = parse({
    delimiter: named?.[1] ?? getDelimiter(body),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1024 * 1024,
    // The parser skips and counts a million blank lines in a tenth of the time it takes to return them one by one.
    skip_empty_lines: true,
    info: true,
  })
  const before = named ? 1 : 0
  let row = before
  try {
    for await (const found of Readable.from(inPieces(body)).pipe(parser)) {
      // With `info`, and without `columns` and `raw`, a record is a list of texts with its counts.
      const { record, info } = found as { record: string[]; info: Info }
      row = before + info.records + info.empty_lines
      yield { row, cells: record.slice(0, maxColumns + 1) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser reads ahead of the rows it has returned: its error has the number of rows read.
    const { records, empty_lines } = error
    const read = typeof records === 'number' && typeof empty_lines === 'number' ? before + records + empty_lines : row
    throw error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
      ? refuse('import_quote', { row: read + 1 })
      : refuse('import_broken')
  }
}
