import { errors, errorText } from '@rahba/contract/kernel/errors'
import { describe, expect, test } from 'vitest'
import { findRefusal } from './pg-errors.ts'

/** An error as the driver gives it. */
const pgError = (code: string, message = 'refused') => Object.assign(new Error(message), { code })
const labels = { before: { ar: 'ما قبل', en: 'Before' } }

describe('a value that the database rejects', () => {
  test.each(['22P02', '22P05', '22003', '22001', '22007', '22008', '22021', '54000', '54001'])('is a client error (%s)', (code) => {
    expect(findRefusal(pgError(code), 'ar', undefined)?.error).toBe(errors.malformed)
    expect(errors.malformed.status).toBe(400)
  })

  test('is reported at its field, found by the value that the database quotes', () => {
    const error = pgError('22003', 'value "2147483648" is out of range for type integer')
    const given = { params: { id: 'x' }, query: { before: 2_147_483_648 }, body: { lines: [{ note: 'a' }] } }
    const { before } = findRefusal(error, 'en', labels, given)?.fields ?? {}
    expect(before && errorText(before.error, 'en', before.params)).toBe('Before: this value can’t be saved')
    const inList = findRefusal(pgError('22P02', 'invalid input syntax for type uuid: "a"'), 'ar', labels, given)
    expect(Object.keys(inList?.fields ?? {})).toEqual(['lines.0.note'])
    expect(findRefusal(pgError('22P02', 'invalid input syntax for type uuid: "b"'), 'ar', labels, given)?.fields).toEqual({})
  })

  test('of a cursor is reported as an invalid cursor', () => {
    expect(findRefusal(pgError('22P02'), 'en', undefined, { query: { cursor: 'x' } })?.fields).toMatchObject({
      cursor: { error: errors.bad_cursor },
    })
  })
})

describe('a database that cannot be reached', () => {
  const systemError = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

  test.each([
    ['ECONNREFUSED', 'connect'],
    ['EHOSTUNREACH', 'connect'],
    ['ENETUNREACH', 'connect'],
    ['EHOSTUNREACH', 'read'],
    ['ETIMEDOUT', 'read'],
    ['ENETDOWN', 'write'],
    ['EAI_AGAIN', 'getaddrinfo'],
  ])('is reported as 503 (%s at %s)', (code, syscall) => {
    const error = new Error('a query failed', { cause: systemError(code, syscall) })
    expect(findRefusal(error, 'en', undefined)?.error).toBe(errors.unavailable)
  })

  test('is reported as 503 when none of its addresses answers', () => {
    const error = new AggregateError([systemError('ECONNREFUSED', 'connect'), systemError('EHOSTUNREACH', 'connect')])
    expect(findRefusal(error, 'en', undefined)?.error).toBe(errors.unavailable)
  })

  test('differs from a missing file', () => {
    expect(findRefusal(systemError('ENOENT', 'open'), 'en', undefined)).toBeNull()
  })
})

test('does not hide a fault of ours', () => {
  expect(findRefusal(pgError('42703', 'column "a" does not exist'), 'en', undefined)).toBeNull()
  expect(findRefusal(pgError('22012', 'division by zero'), 'en', undefined)).toBeNull()
})
