import type { text as ar } from '../ar/store-preview.ts'

export const text: typeof ar = {
  title: 'Preview',
  hint: 'This is how the page appears to customers after you save.',
  width: 'Screen width',
  phone: 'Phone',
  wide: 'Wide screen',
  language: 'Preview language',
  open: 'Open the store page',
}
