import { packetRate } from '@rahba/contract/kernel/realtime'

/**
 * Limits the packets of one socket: a bucket of `burst` packets that refills with `per_second`.
 * @returns for each packet: `taken`; `refused` when the bucket is empty; `cut` for a socket that goes on sending all the same
 */
export function packetBudget(now: () => number = Date.now): () => 'taken' | 'refused' | 'cut' {
  const { burst, per_second } = packetRate
  let remaining: number = burst
  let refused = 0
  let at = now()
  return () => {
    const moment = now()
    remaining = Math.min(burst, remaining + ((moment - at) / 1000) * per_second)
    at = moment
    if (remaining >= 1) {
      remaining -= 1
      if (remaining > burst / 2) refused = 0
      return 'taken'
    }
    refused += 1
    return refused > burst * 2 ? 'cut' : 'refused'
  }
}
