import { noteHeading } from '@rahba/contract/catalog/import/import-fields'
import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/portal/imports.ts'

const rows = (n: number) => pluralEn(n, { one: '{n} row', other: '{n} rows' })
const products = (n: number) => pluralEn(n, { one: '{n} product', other: '{n} products' })

export const text: typeof ar = {
  title: 'Import products',
  steps: ['Upload', 'Match columns', 'Check', 'Import'],
  upload: {
    title: 'Upload a product file',
    drop: 'Drag a file here, or choose one from your device',
    hint: 'CSV or XLSX, up to 50,000 rows and 20 MB',
    how: 'Put headings in the first row, then one row per product, or one row for each of its variants. Files from Salla, Zid and Shopify work as they are. Nothing changes in your store until you review the results and confirm.',
    uploading: (percent) => `Uploading ${percent}%`,
    reading: 'Reading the file',
    tooLarge: 'The file is larger than 20 MB. Split it into smaller files',
    wrongType: 'Upload a CSV or XLSX file',
    onlyExisting: 'You can still edit your existing products with a file.',
  },
  template: {
    title: 'Starting from scratch?',
    body: 'Download a template with all the headings and an example, and fill it in. Use the same product key in the rows of its variants. New products are added as drafts with their images, ready for you to submit for review.',
    ar: 'Template in Arabic',
    en: 'Template in English',
    editTitle: 'Editing existing products?',
    editBody:
      'Export your products for editing, make your changes, then upload the same file. Each product and variant is matched by its ID, SKU or barcode.',
    export: 'Export products for editing',
  },
  /** The kind of file that was recognised. */
  sources: {
    salla: 'This is a Salla file. Its columns are matched.',
    zid: 'This is a Zid file. Its columns are matched.',
    shopify: 'This is a Shopify file. Its columns are matched.',
    rahba: 'This file has the headings of the Rahba template. Its columns are matched.',
  },
  mapping: {
    title: 'What’s in each column?',
    hint: 'We matched columns by their headings. Review the matches and change any that are wrong.',
    column: 'File column',
    samples: 'Sample values',
    field: 'Product field',
    fieldOf: (heading) => `Product field for column ${heading}`,
    groups: { product: 'Product', variants: 'Options and variants', foreign: 'Columns of other stores' },
    none: 'Skip this column',
    unnamed: (n) => `Column ${n} (no heading)`,
    missing: 'Required columns are missing',
    missingBody: (names) =>
      `Choose a column for each of: ${names}. If you’re only editing existing products, choose the product ID, SKU or barcode column instead.`,
    updatesOnly: (names) =>
      `Updates only: rows that don’t match one of your products will be rejected, because these columns are missing from the file: ${names}.`,
    noQuantity: 'No quantity column: new products are added with a quantity of 0.',
    check: 'Check file',
  },
  pictures: {
    title: 'Product images',
    body: 'Upload your images here and enter their file names in the images column, such as shoe.jpg, shoe-2.jpg. You can also enter image links, which are fetched once the products are added. Images named after a barcode (6281000000017 or 6281000000017-1) are matched without a column.',
    drop: 'Add product images',
    count: (n: number) => pluralEn(n, { one: '{n} image uploaded', other: '{n} images uploaded' }),
    waiting: (n) =>
      pluralEn(n, {
        one: 'You can check the file once all images are uploaded. {n} image left.',
        other: 'You can check the file once all images are uploaded. {n} images left.',
      }),
    list: 'Uploaded images',
    remove: (name: string) => `Delete image ${name}`,
    day: 'Images that aren’t used by a product are deleted one day after upload.',
  },
  fetched: {
    title: 'Images from links',
    fetching: 'Fetching images',
    added: (n) => pluralEn(n, { one: '{n} image added', other: '{n} images added' }),
    failed: (failed, all) =>
      `Images that couldn’t be fetched: ${failed} of ${all}. Their products were added without them. Each row says why.`,
    show: 'View rows',
    retry: 'Retry images',
  },
  checking: 'Checking rows',
  running: 'Importing products',
  progress: (done, all) => `${done} of ${all}`,
  leave: 'You can leave this page and come back later. The process will continue.',
  cancel: {
    action: 'Cancel import',
    title: 'Cancel this import?',
    running: 'The import will stop. Products added or updated so far stay as they are.',
    checking: 'The check will stop. Nothing has changed in your store.',
    done: 'Import cancelled',
  },
  units: { products: 'Products', variants: 'Variants' },
  counts: {
    warned: 'Warnings',
    new: 'New',
    changed: 'To update',
    unchanged: 'Unchanged',
    refused: 'Rejected',
    created: 'Added',
    updated: 'Updated',
    failed: 'Not imported',
  },
  check: {
    ready: 'Check results',
    nothing: 'Nothing to import',
    nothingBody: 'Every row was rejected or already matches your store.',
    leftOut: (n) => `Rejected rows (${rows(n)}) won’t be imported. You can fix them and upload them again before or after the import.`,
    back: 'Edit matches',
    run: (n) => `Import ${products(n)}`,
    update: (n) => `Update ${products(n)}`,
  },
  result: {
    done: 'Import complete',
    cancelled: 'Import cancelled',
    cancelledBody:
      'Products added or updated before you cancelled stay in your store. Upload the file again to finish. Rows with a barcode won’t be duplicated.',
    allGood: 'All rows were imported without errors.',
    products: 'View products',
    again: 'Import another file',
    retry: 'Retry rejected rows',
    retryBody: `Download the rejected rows, fix the problems in the “${noteHeading.en}” column, then upload the file here.`,
  },
  failedFile: 'Rejected rows',
  rows: {
    row: 'Row',
    name: 'Product',
    variant: 'Variant',
    warning: (text) => `Warning: ${text}`,
    problems: 'Notes',
    reasons: 'Rejection reason',
    byReason: 'Rows by reason',
    own: 'Rows to fix',
    every: 'All rejected rows',
    count: rows,
    label: 'File rows by result',
    none: 'No rows here',
    noneBody: 'Choose another result above.',
  },
  withoutPictures: {
    body: (n) =>
      pluralEn(n, {
        one: '{n} draft in your store has no image. Add one before you submit it for review.',
        other: '{n} drafts in your store have no image. Add one to each before you submit them for review.',
      }),
    action: 'View drafts',
  },
  past: {
    title: 'Past imports',
    file: 'File',
    state: 'Status',
    rows: 'Rows',
    outcome: 'Result',
    by: 'Uploaded by',
    at: 'Date',
    empty: 'No imports yet',
    emptyBody: 'Each file you upload appears here with its result, so you can come back to it at any time.',
    summary: (added, updated, failed) => `Products: ${added} added · ${updated} updated · ${failed} rejected`,
  },
}
