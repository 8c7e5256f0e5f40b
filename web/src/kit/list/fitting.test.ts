import { expect, test } from 'vitest'
import type { BulkAction } from './columns.ts'
import { getFitting } from './fitting.ts'

const run = () => Promise.resolve(undefined)
const accept: BulkAction<{ id: string; status: string }> = {
  key: 'accept',
  label: 'Accept',
  run,
  unfit: ({ status }) => (status === 'new' ? false : `The order is now ${status}`),
}

test('a bulk action handles the suitable rows, and gives the reason if there are none', () => {
  const [first, second, third] = [
    { id: 'a', status: 'new' },
    { id: 'b', status: 'delivered' },
    { id: 'c', status: 'cancelled' },
  ] as const
  expect(getFitting(accept, [first, second])).toEqual({ ids: ['a'], why: null })
  expect(getFitting(accept, [second])).toEqual({ ids: [], why: 'The order is now delivered' })
  expect(getFitting(accept, [second, third])).toEqual({ ids: [], why: null })
  expect(getFitting({ key: 'print', label: 'Print', run }, [second, third]).ids).toEqual(['b', 'c'])
})
