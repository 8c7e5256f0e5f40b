import { fileErrors } from '@rahba/contract/kernel/files'
import { fail } from '../errors.ts'

interface Waiting {
  account: string
  begin: () => void
}

interface Turns {
  /** The number of tasks that run at once, of all accounts. */
  width: number
  /** The number that may wait, of one account and of all. */
  maxWaiting: { account: number; all: number }
  /** The time a caller waits for its turn, in milliseconds. */
  patience_ms: number
}

/**
 * Lets one task of an account run at a time, and few overall; the others wait in the order they came. The function it gives resolves when the
 * turn has come, with the function that ends it. It throws `file_queue` when too many wait or the wait takes too long.
 */
export function readingTurns({ width, maxWaiting, patience_ms }: Turns) {
  const waiting: Waiting[] = []
  const running = new Set<string>()
  const mayRun = (account: string) => running.size < width && !running.has(account)

  function next(): void {
    const at = waiting.findIndex(({ account }) => mayRun(account))
    if (at < 0) return
    const [one] = waiting.splice(at, 1)
    one?.begin()
  }

  /** @param background true for a job without a waiting caller, which is never asked to retry */
  return async function turn(account: string, background = false): Promise<() => void> {
    const end = () => {
      running.delete(account)
      next()
    }
    if (mayRun(account)) {
      running.add(account)
      return end
    }
    const busy = () => fail(fileErrors.file_queue, { seconds: 5 })
    const own = waiting.filter((one) => one.account === account).length
    if (!background && (own >= maxWaiting.account || waiting.length >= maxWaiting.all)) throw busy()
    await new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const one: Waiting = {
        account,
        begin: () => {
          clearTimeout(timer)
          running.add(account)
          resolve()
        },
      }
      if (!background) {
        timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1)
          reject(busy())
        }, patience_ms)
      }
      waiting.push(one)
    })
    return end
  }
}
