import autocannon from 'autocannon'

export interface Target {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Body and headers of the n-th request, where each differs. */
  each?: (n: number) => { body: string; headers: Record<string, string> }
  /** Returns the query string of the next request, if requests differ by it. */
  ask?: () => string
}

export interface Load {
  rps: number
  p50: number
  p99: number
  failed: number
}

/** Loads one endpoint for some seconds; `failed` counts answers that were not 2xx. */
export async function load(target: Target, { connections, seconds }: { connections: number; seconds: number }): Promise<Load> {
  let n = 0
  const { each, ask } = target
  const { pathname, search } = new URL(target.url)
  const request =
    each || ask
      ? {
          setupRequest: (req: autocannon.Request) => {
            const { body, headers } = each?.(n) ?? { body: undefined, headers: {} }
            const path = `${pathname}${search}${ask?.() ?? ''}`
            n++
            return { ...req, path, ...(body === undefined ? {} : { body }), headers: { ...req.headers, ...headers } }
          },
        }
      : {}
  const result = await autocannon({
    url: target.url,
    method: target.method ?? 'GET',
    connections,
    duration: seconds,
    headers: target.headers ?? {},
    requests: [request as autocannon.Request],
  })
  return { rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, failed: result.non2xx + result.errors }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Our endpoint and the limit in turn, so that both see the same machine; the median of each figure. */
export async function sideBySide(
  ours: Target,
  limit: Target,
  options: { connections: number; seconds: number; rounds: number },
): Promise<{ ours: Load; limit: Load; ratio: number }> {
  const runs: { ours: Load; limit: Load }[] = []
  // the first round warms plans, pools and the compiler, and is not counted
  for (let round = 0; round <= options.rounds; round++) {
    const run = { ours: await load(ours, options), limit: await load(limit, options) }
    if (round > 0) runs.push(run)
  }
  const of = (side: 'ours' | 'limit'): Load => ({
    rps: median(runs.map((run) => run[side].rps)),
    p50: median(runs.map((run) => run[side].p50)),
    p99: median(runs.map((run) => run[side].p99)),
    failed: runs.reduce((sum, run) => sum + run[side].failed, 0),
  })
  return { ours: of('ours'), limit: of('limit'), ratio: median(runs.map((run) => run.ours.rps / run.limit.rps)) }
}
