import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../test/page.tsx'
import { useMatchingCursor } from './use-matching-cursor.ts'

const sent: unknown[] = []
const answers = ['p500', 'p1000', null, null]

function Presses({ query }: { query: Record<string, string> }) {
  const run = useMatchingCursor(query, async (body) => {
    sent.push(body)
    const next = answers.shift() ?? null
    return { results: [], more: next !== null, next }
  })
  return (
    <button type="button" onClick={() => void run()}>
      Submit
    </button>
  )
}

test('each press continues after the last product, until all are done', async () => {
  await openPage(<Presses query={{ status: 'draft', sort: 'price', page: '2' }} />)
  const press = async (count: number) => {
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => sent.length).toBe(count)
  }
  for (const count of [1, 2, 3, 4]) await press(count)
  const status = 'draft'
  expect(sent).toEqual([{ status }, { status, after: 'p500' }, { status, after: 'p1000' }, { status }])
})
