import { readInParts } from '../readers/run-reader.ts'
import type { FileRow } from './file-row.ts'
import type { TablePart } from './table-task.ts'

export interface OpenTable extends Pick<TablePart, 'format' | 'encoding'> {
  /** The rows that hold something, some hundred at a time, in order. What is not asked for is not read. */
  parts: AsyncIterable<FileRow[]>
}

/**
 * Reads an uploaded CSV or XLSX file in the reading process. `use` is called once the first rows are there, so that it may open a transaction for
 * them. Throws one of the `tableErrors`, before `use` or while it asks for rows, `file_too_complex` and `file_queue`.
 * @param account whose upload it is, such as `store:<id>`
 */
export async function readTableFile<T>(
  { body, name }: { body: Buffer; name?: string | undefined },
  account: string,
  use: (table: OpenTable) => Promise<T>,
): Promise<T> {
  const read = readInParts('table', { file: body, name }, { account })
  const first = await read.next()
  if (first.done) throw new Error('a table has at least one part')
  async function* parts({ rows }: TablePart): AsyncGenerator<FileRow[]> {
    yield rows
    for await (const part of read) yield part.rows
  }
  const { format, encoding } = first.value
  try {
    return await use({ format, encoding, parts: parts(first.value) })
  } finally {
    await read.return(null)
  }
}
