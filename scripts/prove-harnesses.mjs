// The harnesses of the reliability goals, which `npm run prove` runs in this order.

const races = 'server/test/races'
/** With `web` the harness opens pages of the built web, with `server` it reads the built server. @type {{ goal: string, what: string, project: string, files: string[], web?: boolean, server?: boolean }[]} */
export const harnesses = [
  { goal: 'G4', what: 'properties of prices and refunds', project: 'contract', files: ['contract/src/orders'] },
  { goal: 'G4', what: 'the ledger against its model', project: 'server', files: ['server/src/money/ledger/ledger-model.test.ts'] },
  { goal: 'G4', what: 'cards against their model', project: 'server', files: ['server/src/money/gateway/cards-model.test.ts'] },
  {
    goal: 'I1-I16',
    what: 'each broken promise of the books is named',
    project: 'server',
    files: ['server/src/money/ledger/proof.test.ts'],
  },
  { goal: 'G1', what: 'the last piece in stock', project: 'server', files: [`${races}/last-stock.test.ts`] },
  { goal: 'G2', what: 'the last use of a code', project: 'server', files: [`${races}/last-use.test.ts`] },
  { goal: 'G3', what: 'refunds and invoices at once', project: 'server', files: [`${races}/refunds.test.ts`, `${races}/invoices.test.ts`] },
  { goal: 'G3', what: 'payouts at once', project: 'server', files: [`${races}/payouts.test.ts`] },
  { goal: 'G16', what: 'guessing, locking out and telling who is known', project: 'server', files: ['server/test/guessing.test.ts'] },
  { goal: 'G10', what: 'one key, five copies', project: 'server', files: [`${races}/same-key.test.ts`] },
  { goal: 'G26', what: 'anomalies of the isolation', project: 'server', files: [`${races}/anomalies.test.ts`] },
  {
    goal: 'G17',
    what: 'revocation over two nodes',
    project: 'server',
    files: [`${races}/revocation.test.ts`, `${races}/old-tokens.test.ts`],
  },
  { goal: 'G18', what: 'unsafe calls from other sites', project: 'server', files: ['server/test/foreign-origin.test.ts'] },
  { goal: 'G19', what: 'headers of every surface', project: 'server', files: ['server/test/response-headers.test.ts'], web: true },
  { goal: 'G5', what: 'kill -9 of the server', project: 'server', files: ['server/test/kills/server.test.ts'] },
  { goal: 'G6', what: 'kill -9 of the database', project: 'server', files: ['server/test/kills/database.test.ts'] },
  { goal: 'G6', what: 'connections to the database that end', project: 'server', files: ['server/test/kills/lost-connections.test.ts'] },
  { goal: 'G8', what: 'services that are away', project: 'server', files: ['server/test/resilience'] },
  { goal: 'G11', what: 'kill -9 of what sends messages', project: 'server', files: ['server/test/kills/outbox.test.ts'] },
  { goal: 'G11', what: 'webhooks again, shuffled and forged', project: 'server', files: ['server/test/replay'] },
  { goal: 'G11', what: 'one card page for several orders, at two nodes', project: 'server', files: [`${races}/card-pages.test.ts`] },
  { goal: 'G12', what: 'requests made from OpenAPI', project: 'server', files: ['server/test/fuzz'] },
  { goal: 'G14', what: 'text that acts', project: 'server', files: ['server/test/xss', 'server/src/content/rich-text.test.ts'], web: true },
  { goal: 'G20', what: 'packages and secrets', project: 'house', files: ['scripts/dependencies.test.ts'], web: true, server: true },
  { goal: 'G23', what: 'soak', project: 'server', files: ['server/test/soak'], web: true },
  {
    goal: 'G23',
    what: 'memory after a first start',
    project: 'server',
    files: ['server/test/first-start.test.ts'],
    web: true,
    server: true,
  },
  { goal: 'G25', what: 'five times what a node can answer', project: 'server', files: ['server/test/overload'] },
  { goal: 'G13', what: 'who may call what, against a table by hand', project: 'server', files: ['server/test/policy'] },
  { goal: 'G13b G13c G13d G27', what: 'what belongs to others, and audit entries', project: 'server', files: ['server/test/access'] },
  {
    goal: 'G27',
    what: 'history that can’t be changed',
    project: 'server',
    files: ['server/test/audit-rights.test.ts', 'server/src/platform/audit/seal-log.test.ts'],
  },
  { goal: 'S8', what: 'bad values in every body', project: 'server', files: ['server/test/bad-input.test.ts'] },
  { goal: 'G15', what: 'hostile uploads', project: 'server', files: ['server/test/uploads/corpus.test.ts'] },
  {
    goal: 'G25',
    what: 'large imports',
    project: 'server',
    files: ['server/src/catalog/import/import-size.test.ts', 'server/src/catalog/import/known-files.test.ts'],
  },
  { goal: 'G9', what: 'disk full for files', project: 'server', files: ['server/test/disk/files.test.ts'] },
  { goal: 'G9', what: 'disk full for the log of the database', project: 'server', files: ['server/test/disk/wal.test.ts'] },
  { goal: 'G7', what: 'the network to the database cut', project: 'server', files: ['server/test/kills/network.test.ts'] },
  { goal: 'G22', what: 'migrations under load', project: 'server', files: ['server/test/migrations'] },
  { goal: 'G22', what: 'migrations that stop running nodes', project: 'house', files: ['scripts/migration-rules.test.ts'] },
  { goal: 'G24', what: 'rolling restarts of two nodes', project: 'server', files: ['server/test/restarts'] },
]

/**
 * True if a harness proves one of the requested goals. `G13` includes `G13b`.
 * @param {string} goals of the harness, separated by spaces
 * @param {readonly string[]} asked
 */
export const proves = (goals, asked) =>
  goals.split(' ').some((goal) => asked.some((one) => goal === one || goal.replace(/[a-z]$/, '') === one))

/** Names that `--only` takes. */
export const goalNames = [
  ...new Set(harnesses.flatMap(({ goal }) => goal.split(' ').flatMap((name) => [name.replace(/[a-z]$/, ''), name]))),
]
