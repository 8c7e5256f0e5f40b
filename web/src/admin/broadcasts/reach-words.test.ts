import { expect, test } from 'vitest'
import { text } from '../../text/ar/admin/broadcasts.ts'

test('how many a notification reaches is said as a preposition wants it', () => {
  expect([0, 1, 2, 3, 11].map(text.reach)).toEqual([
    'لا يصل الآن إلى أي متجر',
    'يصل الآن إلى متجر واحد',
    'يصل الآن إلى متجرين',
    'يصل الآن إلى 3 متاجر',
    'يصل الآن إلى 11 متجرًا',
  ])
})
