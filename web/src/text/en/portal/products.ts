import { pluralEn } from '@rahba/contract/kernel/plural'
import { reviewTime } from '@rahba/contract/stores/review-time'
import type { text as ar } from '../../ar/portal/products.ts'

const products = (n: number) => pluralEn(n, { one: '{n} product', other: '{n} products' })

export const text: typeof ar = {
  gets: {
    store: 'You get',
    of: 'from a price of',
    registered: (rate) => `After the ${rate} platform commission and the VAT on it. You remit the VAT included in the price.`,
    deemed: (rate, vat) => `After the ${rate} platform commission and the VAT on it, and the ${vat} VAT the platform remits for you.`,
  },
  title: 'Products',
  create: 'Add product',
  edit: 'Edit product',
  search: 'Search by name, brand or barcode',
  tabs: { label: 'Products by status', all: 'All', edited: 'Edits pending review' },
  empty: {
    title: 'Add your first product',
    body: 'A clear image, an exact name and a price are enough to get started. Save it as a draft and finish it later.',
  },
  noneHere: { title: 'No products with this status', body: 'Choose another status above.' },
  offers: 'Offers',
  coupons: 'Coupons',
  shelves: 'Collections',
  fields: 'Additional fields',
  files: {
    menu: 'Import and export',
    importing: 'Import from a file',
    exportXlsx: 'Export for editing (Excel)',
    exportCsv: 'Export for editing (CSV)',
    hint: 'Edit the exported file in Excel, then import it to update your products in one go',
  },
  uploadPaper: 'Upload a valid document',
  copy: {
    action: 'Duplicate product',
    notice: (name) => `Copied from “${name}”. Images, attachments and barcode aren’t copied. Add them, edit the details, then save.`,
  },
  saveDraft: 'Save as draft',
  saveChanges: 'Save changes',
  savedAndSent: `Product submitted for review. You’ll hear from us ${reviewTime.en}`,
  onSale: 'The product is now live',
  saved: 'Product saved',
  editWaits: `Saved. We’ll review some of your changes ${reviewTime.en}. The current version stays live until they’re approved`,
  openEdit: {
    waits: 'Your edit is awaiting review',
    waitsBody: (fields) =>
      `Our team will review these fields ${reviewTime.en}: ${fields}. The approved version stays live, and anything you save here replaces your pending edit.`,
    refused: 'Your edit was rejected',
    refusedBody: (fields) => `Rejected fields: ${fields}. The live version hasn’t changed, and your edit is still saved.`,
    compare: 'Compare with live version',
    hide: 'Hide comparison',
    withdraw: 'Withdraw edit',
    withdrawTitle: 'Withdraw this edit?',
    withdrawBody: 'It won’t be reviewed, and the live version stays as it is.',
    withdrawn: 'Edit withdrawn',
    use: 'Restore edit in form',
    dismiss: 'Dismiss',
    putAway: 'Rejected edit dismissed',
  },
  send: 'Save and submit for review',
  sendHint: `Complete the list above, then submit the product for review. You’ll hear from us ${reviewTime.en}.`,
  deleted: 'Product deleted',
  hidden: 'Product hidden',
  shown: 'Product visible again',
  remove: {
    action: 'Delete',
    title: (name) => `Delete “${name}”?`,
    body: 'The product is permanently deleted from your store. Past orders keep its details.',
  },
  bulk: {
    price: 'Change price',
    stock: 'Change stock',
    priceTitle: (n) => `Change the price of ${products(n)}`,
    stockTitle: (n) => `Change the stock of ${products(n)}`,
    deleteTitle: (n) => `Delete ${products(n)}?`,
    how: 'Type of change',
    modes: {
      price_percent: 'By percentage',
      price_add: 'By amount',
      price_set: 'Set a price',
      stock_add: 'Increase or decrease',
      stock_set: 'Set a quantity',
    },
    percentHint: 'Enter -10 to lower the price by 10%. The price after discount changes by the same percentage.',
    addHint: 'Enter a negative value to decrease.',
    value: 'Value',
    apply: 'Apply',
    bad: 'Enter a valid value',
  },
  newField: 'New field',
  fieldAdded: 'Field added to the product',
  shelf: {
    title: 'Collections',
    create: 'Add collection',
    edit: 'Edit collection',
    empty: {
      title: 'Organise your products in collections',
      body: 'For example: New in, Best sellers, Gifts. Customers see collections at the top of your store, in the order you choose.',
    },
    saved: 'Collection saved',
    deleted: 'Collection deleted',
    remove: {
      title: (name) => `Delete the collection “${name}”?`,
      body: (n) =>
        n === 0
          ? 'The collection is empty. No products are affected.'
          : pluralEn(n, {
              one: '{n} product stays in your store without a collection.',
              other: '{n} products stay in your store without a collection.',
            }),
    },
  },
  field: {
    title: 'Additional fields',
    create: 'Add field',
    edit: 'Edit field',
    hint: 'Define a field once, then use it on any product.',
    empty: {
      title: 'Ask customers for order details',
      body: 'A size, colour, gift wrapping or printed text: define the field with its options and prices, then add it to your products.',
    },
    options: 'Options and prices',
    optionAt: (n) => `Option ${n}`,
    addOption: 'Add option',
    removeOption: (n) => `Remove option ${n}`,
    moveUp: (n) => `Move option ${n} up`,
    moveDown: (n) => `Move option ${n} down`,
    price: 'Added price',
    noOptions: 'Customers type their own answer, so no options are needed.',
    usedBy: 'Products',
    saved: 'Field saved',
    deleted: 'Field deleted',
    remove: {
      title: (name) => `Delete the field “${name}”?`,
      body: (n) =>
        n === 0 ? 'No products use this field.' : `It’s removed from the products that use it: ${products(n)}. Past orders don’t change.`,
    },
  },
}
