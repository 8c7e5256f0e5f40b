import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat, exportFormats } from '../../kernel/export-format.ts'
import { fileErrors } from '../../kernel/files.ts'
import type { FieldLabels } from '../../kernel/labels.ts'
import { locales } from '../../kernel/locale.ts'
import { commaList, flagParam, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { idParams } from '../../kernel/shapes.ts'
import { productFilters, productSorts } from '../products/store-products.ts'
import { importErrors } from './import-errors.ts'
import { importFields, importSources } from './import-fields.ts'
import { importStates, maxImportBytes } from './import-labels.ts'
import * as calls from './product-imports.calls.ts'

export const maxImportRows = 50_000
/** Pictures that one file may name by their addresses. */
export const maxFetchedPictures = 5000
/** Zid's file has 111 columns. */
export const maxImportColumns = 200
/** Imports of one store that are neither done nor cancelled: each keeps all its rows. */
export const maxWaitingImports = 10

export const importEncodings = ['utf-8', 'utf-16', 'windows-1256'] as const

/**
 * The outcomes of a row, which are those of its product: the check gives `new`, `changed`, `unchanged` or `refused`, the import `created`,
 * `updated` or `failed`.
 */
export const rowOutcomes = ['waiting', 'new', 'changed', 'unchanged', 'refused', 'created', 'updated', 'failed'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

const moment = z.iso.datetime()
const outcomeCounts = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  created: z.int(),
  updated: z.int(),
  failed: z.int(),
})
export type OutcomeCounts = z.output<typeof outcomeCounts>

const counts = outcomeCounts.extend({
  /** The same by product, and by variant. */
  products: outcomeCounts,
  variants: outcomeCounts,
  /** Rows that are taken and have a warning. */
  warned: z.int(),
})
export type ImportCounts = z.output<typeof counts>

const importRow = z.object({
  id: z.uuid(),
  file: z.string(),
  /** The person who uploaded it; null once they left the team. */
  by: z.string().nullable(),
  state: z.enum(importStates),
  rows: z.int(),
  /** Rows that the step at work has done. */
  done: z.int(),
  counts,
  created_at: moment,
  updated_at: moment,
})
export type ImportRow = z.output<typeof importRow>

const importDetail = importRow.extend({
  format: z.enum(exportFormats),
  /** The encoding of a CSV file; null for a spreadsheet. */
  encoding: z.enum(importEncodings).nullable(),
  /** The kind of file that the headings are known from; null for any other. */
  source: z.enum(importSources).nullable(),
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  mapping: z.array(z.enum(importFields).nullable()),
  retry_of: z.uuid().nullable(),
  /** Pictures that rows name by their address: all, those that were added, and those that were not. */
  pictures: z.object({ total: z.int(), added: z.int(), failed: z.int() }),
})
export type ImportDetail = z.output<typeof importDetail>

const checkedRow = z.object({
  /** The number of the row in the spreadsheet. */
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  /** The product it became or changed. */
  product_id: z.uuid().nullable(),
  /** The name of the product in the row, for the search. */
  name: z.string(),
  /** The first row of the same product, if it is another. */
  part_of: z.int().nullable(),
  /** The values of the variant in the row, such as «أسود، 54»; empty without options. */
  variant: z.string(),
  /** The faults of its cells. The row is taken in spite of a warning. */
  errors: z.array(z.object({ heading: z.string().nullable(), value: z.string().nullable(), error: z.string(), warning: z.boolean() })),
})
export type CheckedRow = z.output<typeof checkedRow>

const importReason = z.object({
  /** Names the reason in the query of the rows. */
  key: z.string(),
  text: z.string(),
  rows: z.int(),
  /** True for a warning: the rows are imported. */
  warning: z.boolean(),
  /** True for a note about how files of this kind are read: it is said of the file and not at each row. */
  general: z.boolean(),
})
export type ImportReason = z.output<typeof importReason>

const importPicture = z.object({ id: z.uuid(), name: z.string() })
export type ImportPicture = z.output<typeof importPicture>

const labels = {
  mapping: { ar: 'مطابقة الأعمدة', en: 'Column matching' },
  file: { ar: 'الملف', en: 'File' },
  language: { ar: 'اللغة', en: 'Language' },
  outcome: { ar: 'النتيجة', en: 'Result' },
  warned: { ar: 'الملاحظات', en: 'Warnings' },
  own: { ar: 'صفوف فيها خطأ', en: 'Rows with their own error' },
  reason: { ar: 'السبب', en: 'Reason' },
} satisfies FieldLabels

const shared = { tags: ['products'], access: { audience: 'store', permissions: ['products'] }, owner: 'store', labels } as const
const download = { ...shared, response: null, raw: 'download' } as const

export const exportProductsForImport = endpoint({
  ...download,
  ...calls.exportProductsForImport,
  summary: 'Export filtered products as a file that you can edit and import again',
  query: z.object({ q: pageQuery.q, ...productFilters, sort: sortParam(productSorts, '-created_at'), format: exportFormat }),
})

export const downloadImportTemplate = endpoint({
  ...download,
  ...calls.downloadImportTemplate,
  summary: 'Download an empty import file with column headings in Arabic or English',
  query: z.object({ format: exportFormat, language: z.enum(locales).default('ar') }),
})

export const listProductImports = endpoint({
  ...shared,
  ...calls.listProductImports,
  summary: "List the store's product imports, newest first",
  query: z.object({
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    cursor: pageQuery.cursor,
    sort: sortParam(['created_at'], '-created_at'),
  }),
  response: pageSchema(importRow),
})

export const uploadProductImport = endpoint({
  ...shared,
  ...calls.uploadProductImport,
  summary: 'Upload a CSV or XLSX file of products (multipart: file; retry_of: the import whose failed rows it corrects)',
  atomic: false,
  audit: { action: 'products.import_upload' },
  raw: 'upload',
  body_limit: maxImportBytes / 1024 + 64,
  response: importDetail,
  status: 201,
  errors: [
    ...Object.values(importErrors),
    fileErrors.file_missing,
    fileErrors.file_empty,
    fileErrors.file_too_large,
    fileErrors.file_too_complex,
    fileErrors.file_queue,
  ],
  limits: [{ by: 'ip', points: 60, seconds: 3600 }],
})

export const readProductImport = endpoint({
  ...shared,
  ...calls.readProductImport,
  summary: 'Get a product import with its columns, progress and row results',
  params: idParams,
  response: importDetail,
  errors: [errors.not_found],
})

const importMapping = z.object({ mapping: z.array(z.enum(importFields).nullable()).max(maxImportColumns) })

export const checkProductImport = endpoint({
  ...shared,
  ...calls.checkProductImport,
  summary: 'Map the columns of an import and check all rows. No products change',
  audit: { none: 'a check changes no product' },
  params: idParams,
  body: importMapping,
  response: importDetail,
  errors: [errors.not_found, importErrors.import_wrong_state, importErrors.import_column_twice, importErrors.import_column_missing],
})

export const listImportRows = endpoint({
  ...shared,
  ...calls.listImportRows,
  summary: 'List the rows of an import with their errors, product by product in file order',
  params: idParams,
  query: z.object({
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    outcome: commaList(rowOutcomes),
    /** The rows that are taken and have a warning. */
    warned: flagParam,
    /** The rows that have a fault of their own, without those that another row of their product keeps out. */
    own: flagParam,
    /** The rows with this reason, by its key. */
    reason: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
  }),
  response: pageSchema(checkedRow),
  errors: [errors.not_found],
})

export const listImportReasons = endpoint({
  ...shared,
  ...calls.listImportReasons,
  summary: 'List why rows of an import were rejected and what is noted about the others, each reason once with its number of rows',
  params: idParams,
  response: z.object({ data: z.array(importReason), own: z.int() }),
  errors: [errors.not_found],
})

export const listImportPictures = endpoint({
  ...shared,
  ...calls.listImportPictures,
  summary: 'List the latest 100 images uploaded for an import. Rows refer to them by file name',
  params: idParams,
  response: z.object({ data: z.array(importPicture), total: z.int() }),
  errors: [errors.not_found],
})

export const runProductImport = endpoint({
  ...shared,
  ...calls.runProductImport,
  summary: 'Run a checked import to add and update products. Rejected rows are skipped',
  audit: { action: 'products.import' },
  params: idParams,
  response: importDetail,
  errors: [errors.not_found, importErrors.import_wrong_state, importErrors.import_nothing_to_do],
})

export const cancelProductImport = endpoint({
  ...shared,
  ...calls.cancelProductImport,
  summary: 'Cancel an import. Products added and updated so far stay',
  audit: { action: 'products.import_cancel' },
  params: idParams,
  response: importDetail,
  errors: [errors.not_found, importErrors.import_wrong_state],
})

export const retryImportPictures = endpoint({
  ...shared,
  ...calls.retryImportPictures,
  summary: 'Fetch the images of an import again that could not be fetched from their links',
  audit: { action: 'products.import_pictures' },
  params: idParams,
  response: importDetail,
  errors: [errors.not_found, importErrors.import_wrong_state],
})

export const downloadFailedRows = endpoint({
  ...download,
  ...calls.downloadFailedRows,
  summary:
    'Download the rejected rows as a file in the same format, with the reason in the last column, which names rows by their numbers in that file',
  params: idParams,
  query: z.object({ format: exportFormat }),
  errors: [errors.not_found],
})
