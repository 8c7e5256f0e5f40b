import type { FastifyInstance } from 'fastify'
import type { Who } from '../../src/platform/http/who.ts'
import type { Sent } from '../fuzz/past-failures.ts'
import type { Actor } from '../fuzz/world.ts'
import { auditEntries } from './audit-entries.ts'
import type { Baseline } from './baselines.ts'
import { foreignIds } from './foreign-ids.ts'
import type { OpenWorld } from './open-world.ts'
import { otherTenants } from './other-tenants.ts'
import { serverOwnedFields } from './server-owned-fields.ts'

interface AccessReport {
  calls: number
  tries: number
  faults: string[]
}

/** The inputs of a harness. */
interface Run {
  open: OpenWorld
  baselines: readonly Baseline[]
  actors: readonly Actor[]
}

export const accessHarnesses = {
  foreign_ids: ({ open, baselines }) => foreignIds(open, baselines, 3),
  server_owned_fields: ({ open, baselines }) => serverOwnedFields(open, baselines),
  other_tenants: ({ open, baselines, actors }) => otherTenants(open, baselines, actors),
  audit_entries: ({ open, baselines }) => auditEntries(open, baselines),
} as const satisfies Record<string, (run: Run) => Promise<AccessReport>>
export type AccessHarness = keyof typeof accessHarnesses

/** The inputs of a harness in the process that has a planted fault. */
export interface PlantedRun {
  url: string
  harness: AccessHarness
  baselines: { call: string; request: Sent; who: Who | null }[]
  actors: Actor[]
}

// what somebody may do is a set, which JSON leaves empty; the harnesses look at who somebody is alone
export const asMessage = ({ endpoint, request, who }: Baseline): PlantedRun['baselines'][number] => ({ call: endpoint.name, request, who })

/** The baselines of a message, over the application of this process. */
export const fromMessage = (app: FastifyInstance, baselines: PlantedRun['baselines']): Baseline[] =>
  baselines.flatMap(({ call, request, who }) => {
    const endpoint = app.served.find(({ name }) => name === call)
    return endpoint ? [{ endpoint, request, who }] : []
  })
