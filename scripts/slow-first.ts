import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of ten seconds and more, the longest first: begun last, one of them would go on alone while the other core waits. */
const slowest = [
  'fuzz/fuzz',
  'kills/database',
  'restarts/rolling',
  'races/last-stock',
  'kills/network',
  'seed/seed-demo',
  'kills/server',
  'test/bad-input',
  'test/embedded',
  'policy/policy',
  'import/import-size',
  'realtime/sockets',
  'kills/lost-connections',
  'ledger/ledger-model',
  'ledger/proof',
  'races/revocation',
]

const getRank = ({ moduleId }: TestSpecification) => {
  const at = slowest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return at < 0 ? slowest.length : at
}

/** The slowest files before all others, which keep Vitest's order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => getRank(a) - getRank(b))
  }
}
