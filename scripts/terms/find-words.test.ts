import { expect, it } from 'vitest'
import { findWords } from './find-words.ts'

it.each([
  ['حُظر المستخدم', 'مستخدم', 'المستخدم'],
  ['وللمستخدمين', 'مستخدم', 'وللمستخدمين'],
  ['بمستخدمها', 'مستخدم', 'بمستخدمها'],
  ['فالرفوف', 'رفوف', 'فالرفوف'],
  ['كل دفعات المتاجر', 'دفعات المتاجر', 'دفعات المتاجر'],
  ['مقترحاتك و دفعته', 'دفعة', 'دفعته'],
  ['معطَّلة', 'معطّل', 'معطّلة'],
  ['فحين تصل', 'حين', 'فحين'],
])('Arabic with its prefixes and endings: %s', (text, entry, found) => {
  expect(findWords(text, entry, 'ar')).toEqual([found])
})

it.each([
  ['الأحيان، تحسين', 'حين'],
  ['الصرف والطرف والرفع', 'رف'],
  ['صارم', 'صار'],
  ['الكود الساري ونسخة سارية', '"ساري"'],
  ['إنه أنا، الآن', '"إن"'],
  ['الحد الأقصى لعدد المدن', 'أقصى عدد'],
])('no other Arabic word: %s', (text, entry) => {
  expect(findWords(text, entry, 'ar')).toEqual([])
})

it('an English word with its endings, in no other word', () => {
  expect(findWords('Asked for codes. She asks for a user’s code', 'ask for', 'en')).toEqual(['Asked for', 'asks for'])
  expect(findWords('Understand the outstanding stand-in', 'stand', 'en')).toEqual([])
  expect(findWords('The mail, mails and emails', 'mail', 'en')).toEqual(['mail', 'mails'])
})

it('nothing within an allowed phrase', () => {
  expect(findWords('وإعادة المحاولة ثم إعادة المنتج', 'إعادة', 'ar', ['إعادة المحاولة'])).toEqual(['إعادة'])
  expect(findWords('As usual, the usual price', 'usual', 'en', ['as usual'])).toEqual(['usual'])
})
