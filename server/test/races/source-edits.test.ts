import { describe, expect, test } from 'vitest'
import { editSource } from './source-edits.ts'

const source = `
export async function lockOrder(db: Db, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order || order.deleted) throw fail(errors.not_found)
  return order
}
export const limit = 10
const read = (id: string) => sql\`select * from orders where id = \${id} for update\`
`

describe('an edit of a source file', () => {
  test('replaces a call within a function, by its object and arguments', () => {
    expect(editSource(source, { within: 'lockOrder', call: 'for', put: '$object' })).toContain('where(eq(orders.id, id))\n')
    expect(editSource(source, { within: 'lockOrder', call: 'eq', put: 'eq($2, $1)' })).toContain('eq(id, orders.id)')
    expect(editSource(source, { call: 'fail', mentions: 'not_found', put: 'late($&)' })).toContain('throw late(fail(errors.not_found))')
  })

  test('replaces a condition, a value, a throw and a piece of SQL', () => {
    expect(editSource(source, { test: 'order', put: 'false' })).toContain('if (false) throw')
    expect(editSource(source, { value: 'limit', put: '20' })).toContain('limit = 20')
    expect(editSource(source, { value: 'order', put: '[]' })).toContain('[order] = []')
    expect(editSource(source, { throws: 'not_found', put: 'return null' })).toContain('order.deleted) return null')
    expect(editSource(source, { within: 'read', template: / for update/, put: '' })).not.toContain('update`')
  })

  test('does not depend on formatting, comments and other words', () => {
    const reworded = source.replace('.for(', '\n    // The next caller waits here.\n    .for(').replaceAll('order)', 'order )')
    expect(editSource(reworded, { within: 'lockOrder', call: 'for', put: '$object' })).not.toContain("for('update')")
  })

  test('is rejected unless exactly one part matches', () => {
    expect(() => editSource(source, { call: 'lock', put: '' })).toThrow('0 parts match {"call":"lock"')
    expect(() => editSource(`${source}\nfail(1)`, { call: 'fail', put: '' })).toThrow('2 parts match')
    expect(() => editSource(source, { within: 'lockStore', call: 'for', put: '' })).toThrow('0 parts match')
    expect(() => editSource(source, { call: 'fail', put: '$2' })).toThrow('there is no $2')
  })
})
