import type { Call, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { locales } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { z } from 'zod'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { useCall } from '../../api/queries.ts'
import { ListPage } from './list-page.tsx'
import { useListState } from './use-list-state.ts'

interface Thing {
  id: string
  name: string
}
type ListThings = Call<EndpointSpec & { method: 'GET'; query: z.ZodObject; response: z.ZodType<Page<Thing>> }>
const listThings: ListThings = { name: 'listThings', method: 'GET', path: '/user/things' }

// as the frame of an office says
const headerHeight = 60
beforeEach(() => document.documentElement.style.setProperty('--sticky-top', `${headerHeight}px`))
afterEach(() => {
  document.documentElement.style.removeProperty('--sticky-top')
  window.scrollTo(0, 0)
})

function Things({ columns }: { columns: number }) {
  const list = useListState({ defaultSort: 'name', filters: [] })
  const query = useCall(listThings, { query: list.query })
  const more = Array.from({ length: columns }, (_, n) => ({
    key: `c${n}`,
    label: `Column ${n}`,
    cell: ({ name }: Thing) => `${name} in column ${n}`,
  }))
  return (
    <ListPage
      name="things"
      title="Things"
      list={list}
      query={query}
      columns={[{ key: 'name', label: 'Name', main: true, cell: ({ name }) => name }, ...more]}
      bulk={[{ key: 'end', label: 'End', run: () => Promise.resolve([]) }]}
      rowName={({ name }) => name}
      empty={{ title: 'No things yet', body: 'Add one.' }}
    />
  )
}

async function open(columns: number, locale: 'ar' | 'en' = 'en') {
  const data = Array.from({ length: 60 }, (_, n) => ({ id: `t${n}`, name: `Thing ${n}` }))
  const meta = { page: 1, per_page: 100, total: 60, total_capped: false, next_cursor: null }
  answerCalls({ 'GET /user/things': () => ({ body: { data, meta } }) })
  await openPage(<Things columns={columns} />, { locale, at: '/?per_page=100' })
  await expect.element(page.getByText('Thing 59', { exact: true }).first()).toBeInTheDocument()
}
const getBox = (element: Element) => element.getBoundingClientRect()
const head = () => page.getByRole('columnheader', { name: 'Name' }).element()

test.each(locales)(
  'the headings of a long list stay below the page’s header, and the selection bar at its bottom in %s',
  async (locale) => {
    await open(1, locale)
    await userEvent.click(page.getByRole('checkbox').nth(1))
    window.scrollTo(0, 900)
    await expect.poll(() => getBox(head()).top).toBe(headerHeight)
    // rows pass beneath it: what is seen at its place is the heading itself
    const { left, top, width, height } = getBox(head())
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    expect(head().contains(seen)).toBe(true)
    expect(getComputedStyle(head()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    const box = page.getByRole('checkbox').first().element()
    const atBox = document.elementFromPoint(getBox(box).left + 5, getBox(box).top + 5)
    expect(box.closest('th')?.contains(atBox)).toBe(true)
    const end = page.getByRole('button', { name: 'End' }).element()
    expect(getBox(end).bottom).toBeLessThanOrEqual(window.innerHeight)
    expect(getBox(end).top).toBeGreaterThan(window.innerHeight - 80)
  },
)

test('a row with keyboard focus is not hidden beneath the headings', async () => {
  await open(1)
  window.scrollTo(0, 900)
  const boxes = page.getByRole('checkbox').elements()
  // one that has just passed beneath them
  const hidden = boxes.findLast((one) => getBox(one).bottom < headerHeight + 20)
  hidden?.focus()
  await expect.poll(() => (hidden ? getBox(hidden).top : 0)).toBeGreaterThanOrEqual(getBox(head()).bottom - 1)
})

test('a table wider than its container scrolls inside it, and loses no column', async () => {
  await open(14)
  const scroller = page.getByRole('table').element().parentElement
  await expect.poll(() => (scroller ? getComputedStyle(scroller).overflowX : '')).toBe('auto')
  expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0)
  scroller?.scrollTo({ left: 5000 })
  const last = page.getByRole('columnheader', { name: 'Column 13' }).element()
  expect(getBox(last).right).toBeLessThanOrEqual(window.innerWidth)
})
