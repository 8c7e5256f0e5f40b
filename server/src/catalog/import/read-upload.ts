import { importErrors } from '@rahba/contract/catalog/import-errors'
import type { ImportDetail } from '@rahba/contract/catalog/product-imports'
import { fileErrors } from '@rahba/contract/kernel/files'
import { fail } from '../../platform/errors.ts'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { type FileRow, readXlsx } from './read-xlsx.ts'

interface ReadFile extends Pick<ImportDetail, 'format' | 'encoding'> {
  rows: AsyncGenerator<FileRow>
}

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** The rows of an uploaded file, by what it holds rather than by its name. Throws one of the `importErrors`, here or while rows are read. */
export function readUpload(bytes: Buffer): ReadFile {
  if (bytes.length === 0) throw fail(fileErrors.file_empty)
  if (startsWith(bytes, 0x50, 0x4b)) return { format: 'xlsx', encoding: null, rows: readXlsx(bytes) }
  // old XLS (also what a protected XLSX is wrapped in), PDF, pictures
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw fail(importErrors.import_type)
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || startsWith(bytes, 0x89, 0x50) || startsWith(bytes, 0xff, 0xd8))
    throw fail(importErrors.import_type)
  const { text, encoding } = decodeText(bytes)
  return { format: 'csv', encoding, rows: readCsv(text) }
}
