import { expect, test } from 'vitest'
import { text } from '../../text/ar/admin/broadcasts.ts'

test('the recipients of a notification are named in the case of the preposition', () => {
  expect([0, 1, 2, 3, 11].map(text.reach)).toEqual([
    'لا يصل الآن إلى أي متجر',
    'يصل الآن إلى متجر واحد',
    'يصل الآن إلى متجرين',
    'يصل الآن إلى 3 متاجر',
    'يصل الآن إلى 11 متجرًا',
  ])
})

test('the recipients of a stopped notification are named in the same case', () => {
  expect(text.stalled(0)).toContain('لم يصل الإشعار حتى الآن إلى أي متجر.')
  expect(text.stalled(2)).toContain('. وصل الإشعار حتى الآن إلى متجرين.')
})
