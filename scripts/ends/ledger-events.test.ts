import { ledgerEventCodes } from '@rahba/contract/money/ledger'
import { expect, test } from 'vitest'
import { codeBelow } from './source.ts'

const money = codeBelow('server/src')
/** Files that write transactions, and those that name the event for them. */
const posting = money.filter(({ text }) => /postTransaction\(|\bpost\(/.test(text))
const naming = money.filter(({ file }) => /\/(settle-due|events)\.ts$/.test(file))

test('every event of the ledger is posted by somebody', () => {
  const written = [...posting, ...naming].map(({ text }) => text).join('\n')
  // `event: 'M9'`, the third part of `post(db, order, 'M1', …)`, or one of two by a condition (deliveryEvent)
  const isPosted = (code: string) =>
    new RegExp(`event: '${code}'|post\\(db, \\w+, '${code}'|post\\(db, payment, '${code}'|[?:] '${code}'`).test(written)
  expect(ledgerEventCodes.filter((code) => !isPosted(code))).toEqual([])
})

test('every function that makes the legs of an event is called', () => {
  const made = money
    .filter(({ file }) => /ledger\/(carrier-)?events\.ts$/.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(/export (?:const|function) (legsFor\w+)/g)].map(([, name = '']) => ({ file, name })))
  expect(made.length).toBeGreaterThan(15)
  const isCalled = ({ file, name }: { file: string; name: string }) =>
    money.some(
      (other) => other.file !== file && new RegExp(`(?<!import[^\\n]*)\\b${name}\\b(?=[(,])`).test(other.text.replace(/^import .*$/gm, '')),
    )
  expect(made.filter((one) => !isCalled(one))).toEqual([])
})

// the words of each are a record over these codes, in both languages: the compiler asks for them
test('every list of entries says the event by its words', () => {
  const tellers = codeBelow('web/src')
    .filter(({ text }) => /\bledgerEvents\[/.test(text))
    .map(({ file }) => file)
  for (const statement of ['money/entry-columns', 'money/due-line-columns', 'admin/orders/entries-panel', 'admin/dues/line-route'])
    expect(tellers).toContain(`web/src/${statement}.tsx`)
})
