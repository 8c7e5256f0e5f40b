import { expect, it } from 'vitest'
import type { AdditionalFieldKind } from '../catalog/additional-fields/additional-field-kinds.ts'
import { cleanAnswer, findAnswerFault, maxAnswerLength } from './line-answers.ts'

const options = [{ id: 'small' }, { id: 'large' }]
const getFault = (kind: AdditionalFieldKind, answers: readonly { option_id?: string; text?: string }[], is_required = true) =>
  findAnswerFault({ id: 'field', kind, is_required, options }, [
    { field_id: 'another', text: 'of another field' },
    ...answers.map((answer) => ({ field_id: 'field', ...answer })),
  ])?.code ?? null

it('requires choices and texts of required fields', () => {
  expect([getFault('one_of', []), getFault('several_of', []), getFault('text', []), getFault('date', [])]).toEqual([
    'option_required',
    'option_required',
    'answer_required',
    'answer_required',
  ])
  expect([getFault('one_of', [], false), getFault('number', [], false)]).toEqual([null, null])
})

it('accepts offered options once each, and several only if the field allows it', () => {
  const both = [{ option_id: 'small' }, { option_id: 'large' }]
  expect([getFault('one_of', both.slice(1)), getFault('several_of', both)]).toEqual([null, null])
  const wrong = [getFault('one_of', both), getFault('several_of', [{ option_id: 'small' }, { option_id: 'small' }])]
  expect([...wrong, getFault('one_of', [{ option_id: 'huge' }]), getFault('one_of', [{ text: 'small' }])]).toEqual(
    Array(4).fill('option_unknown'),
  )
})

it('accepts numbers, days and links in any digits, and describes faults in others', () => {
  const typed = (kind: AdditionalFieldKind, ...texts: string[]) => texts.map((text) => getFault(kind, [{ text }]))
  expect(typed('number', '١٢٫٥', '0501234567', '1,200', '-3')).toEqual([null, null, null, null])
  expect(typed('number', 'twelve', '1.2.3', '')).toEqual(Array(3).fill('answer_not_number'))
  expect(typed('date', '2028-02-29', '٢٠٢٦-١٢-٣١')).toEqual([null, null])
  expect(typed('date', '2026-02-29', '31/12/2026', '2026-13-01')).toEqual(Array(3).fill('answer_not_date'))
  expect(typed('file', 'https://files.example/photo.jpg')).toEqual([null])
  expect(typed('file', 'photo.jpg', 'http://files.example/photo.jpg', 'javascript:alert(1)')).toEqual(Array(3).fill('answer_not_link'))
  expect(typed('text', 'x'.repeat(maxAnswerLength), 'x'.repeat(maxAnswerLength + 1))).toEqual([null, 'answer_too_long'])
  expect(getFault('text', [{ text: 'one' }, { text: 'two' }])).toBe('option_unknown')
})

it('keeps numbers and days in Latin digits, and texts as they were typed', () => {
  expect(cleanAnswer('number', ' ٠٥٠ ١٢٣ ')).toBe('050123')
  expect(cleanAnswer('date', '٢٠٢٦-١٢-٣١')).toBe('2026-12-31')
  expect(cleanAnswer('text', ' غرفة ١٢ ')).toBe('غرفة ١٢')
})
