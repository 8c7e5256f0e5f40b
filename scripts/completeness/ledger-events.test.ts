import { ledgerEventCodes } from '@rahba/contract/money/ledger/ledger'
import { expect, test } from 'vitest'
import { codeBelow } from './source.ts'

const money = codeBelow('server/src')
/** Files that write transactions, and those that name the event for them. */
const posting = money.filter(({ text }) => /postTransaction\(|\bpost(ing)?\(/.test(text))
const naming = money.filter(({ file }) => /\/(settle-due|events)\.ts$/.test(file))

test('every event of the ledger is posted somewhere', () => {
  const written = [...posting, ...naming].map(({ text }) => text).join('\n')
  // `event: 'payout_requested'`, a part of `posting(order, 'refund_paid', …)` or `post(db, payment, 'payment_captured', …)`, or one of two by a condition
  const isPosted = (code: string) =>
    new RegExp(`event: '${code}'|posting\\(\\s*order,\\s*'${code}'|post\\(\\s*db,\\s*\\w+,\\s*'${code}'|[?:] '${code}'`).test(written)
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
test('every list of entries labels the event', () => {
  const lists = codeBelow('web/src')
    .filter(({ text }) => /\bledgerEvents\[/.test(text))
    .map(({ file }) => file)
  for (const statement of ['money/entry-columns', 'money/due-line-columns', 'admin/orders/entries-panel', 'admin/money/dues/line-route'])
    expect(lists).toContain(`web/src/${statement}.tsx`)
})
