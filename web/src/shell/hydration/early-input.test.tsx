import { useLayoutEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { collectEarlyInput, type EarlyInput, findFields, replayEarlyInput } from './early-input.ts'

const heard = { name: '', note: '', agreed: false, kind: 'shop' }
let root: Root | undefined
let early: EarlyInput = new Map()
let fields: ReturnType<typeof findFields> = []

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function Fields() {
  const [, redraw] = useState(0)
  useLayoutEffect(() => {
    // as the library measures the height of a long text
    const measuring = document.body.appendChild(document.createElement('textarea'))
    measuring.value = 'x'
    const all = new Map([...early, ...collectEarlyInput(fields)])
    queueMicrotask(() => replayEarlyInput(all))
    // a second render in the same task, as a page has them
    redraw(1)
  }, [])
  const [values, setValues] = useState({ name: '', note: 'old', agreed: false, kind: 'shop' })
  Object.assign(heard, values)
  const set = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }))
  return (
    <form>
      <input aria-label="Name" value={values.name} onChange={(event) => set({ name: event.currentTarget.value })} />
      <textarea aria-label="Note" value={values.note} onChange={(event) => set({ note: event.currentTarget.value })} />
      <input
        type="checkbox"
        aria-label="Agreed"
        checked={values.agreed}
        onChange={(event) => set({ agreed: event.currentTarget.checked })}
      />
      {['shop', 'maker'].map((kind) => (
        <input key={kind} type="radio" name="kind" aria-label={kind} checked={values.kind === kind} onChange={() => set({ kind })} />
      ))}
    </form>
  )
}

const field = <E extends Element = HTMLInputElement>(name: string) => {
  const found = document.querySelector<E>(`[aria-label="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

/** The page as the server sent it, with `before` done to it, and then hydrated. */
async function hydrateAfter(before: () => void) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Fields />)
  before()
  fields = findFields()
  early = collectEarlyInput(fields)
  root = hydrateRoot(container, <Fields />)
  await new Promise((done) => setTimeout(done, 50))
}

test('input from before hydration reaches the form, and stays in its fields', async () => {
  await hydrateAfter(() => {
    field('Name').value = 'نورة'
    field('Note').value = 'new'
    field('Agreed').checked = true
    field('maker').checked = true
  })
  expect(heard).toEqual({ name: 'نورة', note: 'new', agreed: true, kind: 'maker' })
  expect(field('Name').value).toBe('نورة')
  expect(field('Note').value).toBe('new')
  expect([field('Agreed').checked, field('shop').checked, field('maker').checked]).toEqual([true, false, true])
})

test('the caret stays in place', async () => {
  await hydrateAfter(() => {
    const name = field('Name')
    name.focus()
    name.value = 'Noura'
    name.setSelectionRange(2, 2)
  })
  expect([field('Name').selectionStart, field('Name').value]).toEqual([2, 'Noura'])
})

test('untouched fields report nothing, nor do those that scripts add', async () => {
  const inputs: Event[] = []
  const note = (event: Event) => inputs.push(event)
  addEventListener('input', note)
  await hydrateAfter(() => undefined)
  removeEventListener('input', note)
  expect(inputs).toEqual([])
  expect(heard).toEqual({ name: '', note: 'old', agreed: false, kind: 'shop' })
})
