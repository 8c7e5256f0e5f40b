import { expect, onTestFinished, test, vi } from 'vitest'
import { readingTurns } from './reading-turns.ts'

const turns = () => readingTurns({ width: 2, maxWaiting: { account: 2, all: 3 }, patience_ms: 1000 })

/** Asks for a turn and notes who has one, in their order. */
function asking(turn: ReturnType<typeof turns>) {
  const begun: string[] = []
  const ask = async (account: string, background = false) => {
    const end = await turn(account, background)
    begun.push(account)
    return end
  }
  return { begun, ask }
}

test('the next file of an account waits for its current one, while others pass it', async () => {
  const { begun, ask } = asking(turns())
  const endFirst = await ask('store:a')
  const next = ask('store:a')
  const endOther = await ask('store:b')
  expect(begun).toEqual(['store:a', 'store:b'])
  endFirst()
  ;(await next)()
  endOther()
  expect(begun).toEqual(['store:a', 'store:b', 'store:a'])
})

test('a limited number of files is read at once, and the others in the order they came', async () => {
  const { begun, ask } = asking(turns())
  const ends = [await ask('store:a'), await ask('store:b')]
  const waiting = [ask('store:c'), ask('store:d')]
  expect(begun).toHaveLength(2)
  for (const end of ends) end()
  await Promise.all(waiting)
  expect(begun.slice(2)).toEqual(['store:c', 'store:d'])
})

test('an account or all accounts with too many waiting files are told to retry, but no job is', async () => {
  const { ask } = asking(turns())
  const ends = [await ask('store:a'), await ask('store:b')]
  const kept = [ask('store:a'), ask('store:a')]
  await expect(ask('store:a')).rejects.toMatchObject({ error: { code: 'file_queue' } })
  kept.push(ask('store:c'))
  await expect(ask('store:d')).rejects.toMatchObject({ error: { code: 'file_queue' } })
  kept.push(ask('store:e', true))
  for (const end of ends) end()
  for (const one of kept) (await one)()
})

test('a file that waits too long is told to retry, and leaves its turn to the next', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { begun, ask } = asking(turns())
  const ends = [await ask('store:a'), await ask('store:b')]
  const refused = expect(ask('store:c')).rejects.toMatchObject({ error: { code: 'file_queue' } })
  const job = ask('store:d', true)
  await vi.advanceTimersByTimeAsync(1000)
  await refused
  for (const end of ends) end()
  ;(await job)()
  expect(begun).toEqual(['store:a', 'store:b', 'store:d'])
  const free = Promise.all([ask('store:e'), ask('store:f')])
  await vi.advanceTimersByTimeAsync(1000)
  await free
})
