import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { ClosedNow } from './closed-now.tsx'

const read = async (holiday: string | null, canOrder: boolean) => {
  const part = createElement(ClosedNow, { hours: { changes_at: null, holiday }, canOrder })
  return (await drawn(part, 'en', ['shop', 'store-delivery'])).replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '').trim()
}

test('a holiday is named as the reason, whether or not orders are taken', async () => {
  expect(await read('Eid', true)).toMatch(/On holiday: Eid\. You can order now/)
  expect(await read('Eid', false)).toMatch(/Eid\.$/)
  expect(await read(null, true)).toMatch(/^The store is closed right now\. You can order now/)
  expect(await read(null, false)).toBe('')
})
