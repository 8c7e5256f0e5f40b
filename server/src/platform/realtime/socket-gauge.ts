import type { Audience } from '@rahba/contract/kernel/audiences'
import { Gauge, type Registry } from 'prom-client'
import type { LiveServer } from './live-server.ts'

/** Measures the number of this node's sockets; zero before the first one. */
export function socketGauge(opened: () => LiveServer | undefined, registry: Registry): void {
  new Gauge({
    name: 'rahba_sockets',
    help: 'Live connections of this node, by whose they are',
    labelNames: ['audience'],
    registers: [registry],
    collect() {
      const open: Record<Audience, number> = { admin: 0, store: 0, user: 0 }
      for (const { data } of opened()?.of('/').sockets.values() ?? []) open[data.who.audience] += 1
      for (const [audience, count] of Object.entries(open)) this.set({ audience }, count)
    },
  })
}
