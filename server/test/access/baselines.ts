import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { InjectOptions } from 'fastify'
import type { Who } from '../../src/platform/http/who.ts'
import { startFuzz } from '../fuzz/fuzz.ts'
import type { Sent } from '../fuzz/past-failures.ts'
import type { World } from '../fuzz/world.ts'
import type { MoyasarStandIn } from '../moyasar-stand-in.ts'
import type { TestApp } from '../test-app.ts'
import type { OpenWorld } from './open-world.ts'

/** A request that a call answered with 2xx, for tests to change. */
export interface Baseline {
  endpoint: EndpointSpec
  request: Sent
  who: Who | null
}

interface Search {
  t: TestApp
  world: World
  cards: MoyasarStandIn
  open: OpenWorld
  random: () => number
  /** How often a request is made for each call, and for how many seconds in all. */
  tries: number
  seconds: number
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const idsIn = ({ url, payload }: Sent) => `${url} ${typeof payload === 'string' ? payload : ''}`.match(uuid)?.length ?? 0

/** True if a request contains more ids than another, or as many and a longer body. Each id is a place for a foreign one. */
const isRicher = (one: Sent, other: Sent) =>
  idsIn(one) === idsIn(other) ? (one.payload?.length ?? 0) > (other.payload?.length ?? 0) : idsIn(one) > idsIn(other)

/**
 * A request that succeeds for each call, made by the fuzz of G12: its recipes do what has to come before and leave it there, and the request itself is taken
 * back, so that it can be made again.
 */
export async function findBaselines({ t, world, cards, open, random, tries, seconds }: Search): Promise<Map<string, Baseline>> {
  const found = new Map<string, Baseline>()
  let isAim = false
  const inject = async (options: InjectOptions | string) => {
    if (!isAim || typeof options === 'string') return t.app.inject(options)
    const request = options as Sent // the fuzz writes nothing else
    const { status, headers, body, endpoint, who } = await open.attempt(request)
    const there = endpoint && found.get(endpoint.name)
    if (endpoint && status < 300 && (!there || isRicher(request, there.request))) found.set(endpoint.name, { endpoint, request, who })
    return { statusCode: status, headers, body, json: () => JSON.parse(body) as unknown }
  }
  const fuzz = await startFuzz({ ...t, app: Object.assign(Object.create(t.app), { inject }) }, world, cards, random)
  const end = Date.now() + seconds * 1000
  for (let round = 0; round < tries; round++) {
    for (const operation of fuzz.operations) {
      // one found is tried again in the second round, for a larger one
      if (Date.now() > end || (round > 1 && found.has(operation.name))) continue
      try {
        const ready = await fuzz.buildRequest(operation)
        isAim = true
        await fuzz.send(operation, ready)
      } catch {
        // An earlier step was rejected, so the next try starts again.
      } finally {
        isAim = false
      }
    }
    await world.repair()
  }
  return found
}
