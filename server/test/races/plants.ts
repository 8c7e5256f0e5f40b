// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are source, with templates of its own

import type { SourceEdit } from './source-edits.ts'

/** One edit of a file of the product. */
export type Change = SourceEdit & {
  /** Below server/src. */
  file: string
}

const takeStock = 'catalog/products/take-stock.ts'
const redeemCode = 'promotions/redeem-code.ts'
const loadSettlement = 'orders/settlement/load-settlement.ts'
const planRefund = 'orders/settlement/plan-refund.ts'
const writeRequests = 'orders/settlement/write-requests.ts'
const idempotency = 'platform/http/idempotency.ts'
const transaction = 'platform/db/driver/transaction.ts'
const unzip = 'platform/tables/unzip.ts'

/** Units are capped at the ordered number, because the database rejects more of them. */
const cappedUnits: Change[] = ['cancelled', 'refunded'].map((kind) => ({
  file: writeRequests,
  within: 'writeUnits',
  template: new RegExp(`(${kind}_quantity = )(l\\.${kind}_quantity \\+ u\\.${kind})`),
  put: '$1least(l.quantity, $2)',
}))
const lockForOrder: Change = {
  file: 'catalog/products/lock-products-for-order.ts',
  within: 'select',
  template: /for update of p, v/,
  put: '',
}
/** Checks a count that was read earlier and never goes below zero, as a shop without locks and conditions does. */
const blindTaking: Change[] = [
  lockForOrder,
  { file: takeStock, within: 'take', template: /for update of p, v/, put: '' },
  { file: takeStock, within: 'take', template: /(set quantity = )(v\.quantity - l\.quantity)/, put: '$1greatest(0, $2)' },
  { file: takeStock, within: 'take', template: /and v\.quantity >= l\.quantity/, put: '' },
  { file: takeStock, within: 'take', template: /(set quantity = )(s\.quantity - sold\.quantity)/, put: '$1greatest(0, $2)' },
  { file: takeStock, within: 'take', template: /and s\.quantity >= sold\.quantity/, put: '' },
]
/** The commit of a transaction, and a pause in milliseconds before the call goes on. */
const pauseAfterCommit = (ms: number): Change => ({
  file: transaction,
  within: 'inTransaction',
  call: 'commit',
  put: `$&.then(() => new Promise((done) => setTimeout(done, ${ms})))`,
})
/** An idempotency key is looked up before the effect and stored some milliseconds after it. */
const storeKeyLater = (ms: number): Change[] => [
  { file: idempotency, within: 'claimKey', call: 'insertKey', put: '[]' },
  { file: idempotency, within: 'claimKey', throws: 'busy', put: 'return null' },
  {
    file: idempotency,
    within: 'saveAnswer',
    call: 'updateKey',
    put: `setTimeout(() => globalThis.plantedDb.insert(idempotencyKeys).values({ ...call, status, answer: JSON.parse(answer) }).onConflictDoNothing().execute(), ${ms})`,
  },
]

/**
 * Faults that the harnesses have to find, as edits of the product's source while it is built for a child process. The product does not know them. An edit
 * that no longer fits its source ends the build, and `npm run prove` checks all of them before it begins.
 */
export const plants = {
  none: [],
  /** Stock is read, then written, with nothing between the two. */
  no_lock: blindTaking,
  /** The same, and the process lets one order through at a time (see node.ts): right in one process, wrong in two. */
  lock_in_process: blindTaking,
  /** A cart's products are locked in the order of the cart. */
  locked_as_they_come: [
    { file: lockForOrder.file, within: 'select', template: /order by p\.id, v\.id/, put: 'order by array_position(${ids}::uuid[], v.id)' },
  ],
  /** Two lines of one product are each checked alone. */
  lines_alone: [
    ...blindTaking.slice(1),
    { file: 'orders/price-cart.ts', test: 'several_branches', put: '!several_branches && line.quantity > product.quantity' },
  ],
  /** An order's state is read without a lock, so two cancellations both return its goods. */
  cancelled_twice: [{ file: loadSettlement, within: 'lockOrder', call: 'for', put: '$object' }, ...cappedUnits],
  /** The limits of a code are checked with an earlier read, and its uses are counted up to the limit only. */
  uses_read_first: [
    { file: redeemCode, within: 'writeRedemption', template: / and \(c\.max_use_number is null or c\.used < c\.max_use_number\)/, put: '' },
    { file: redeemCode, within: 'writeRedemption', template: /(set used = )(c\.used \+ 1)/, put: '$1least($2, c.max_use_number)' },
    { file: redeemCode, within: 'writeRedemption', template: /(set used = )(u\.used \+ 1)/, put: '$1least($2, excluded.max_use_per_user)' },
    {
      file: redeemCode,
      within: 'writeRedemption',
      template: /where excluded\.max_use_per_user is null or u\.used < excluded\.max_use_per_user/,
      put: '',
    },
  ],
  /** A refund reads its order and itself without a lock. */
  refund_unlocked: [
    { file: loadSettlement, within: 'lockOrder', call: 'for', put: '$object' },
    { file: loadSettlement, within: 'loadSettlement', call: 'for', put: '$object' },
    ...cappedUnits,
  ],
  /** Payouts and the store's balance are checked with an earlier read. */
  payout_unlocked: [
    { file: 'stores/change-store.ts', within: 'lockStore', call: 'for', put: '$object' },
    { file: 'money/payouts/lock-payout.ts', within: 'lockPayout', call: 'for', put: '$object' },
  ],
  /** A refund is decided with any version and amount that the actor read. */
  refund_unseen: [
    {
      file: 'orders/settlement/plan-cancellation-step.ts',
      within: 'checkFresh',
      test: 'isSameAmount',
      put: '!amount && !isSameAmount',
    },
  ],
  /** The caller chooses the amount of a refund. */
  refund_over: [
    { file: planRefund, within: 'finalAmount', test: 'max', put: 'amount < 0' },
    {
      file: planRefund,
      within: 'refundPart',
      call: 'cutRefund',
      put: '{ ...calculated.parts, total: amount, store: calculated.parts.store + amount - calculated.parts.total }',
    },
  ],
  /** A key is looked up before the effect and stored some time after it. */
  key_after_commit: storeKeyLater(20),
  /** The answer is sent before the COMMIT, and a crash in between loses an answered change. */
  answer_before_commit: [
    {
      file: transaction,
      within: 'inTransaction',
      call: 'commit',
      put: 'new Promise((done) => setTimeout(done, 0)).then(() => {\n      client.plantedCommit = new Promise((done) => setTimeout(done, 60)).then(() => $&).catch(ignore)\n    })',
    },
    {
      file: transaction,
      within: 'inTransaction',
      call: 'release',
      put: 'const commits = client.plantedCommit\n    client.plantedCommit = undefined\n    if (commits) commits.then(() => $&)\n    else $&',
    },
  ],
  /** Stock is taken in a separate transaction, and a crash before the order's commit loses it. */
  stock_apart: [
    lockForOrder,
    {
      file: takeStock,
      within: 'takeStock',
      call: 'take',
      put: 'take(globalThis.plantedDb, $2).then((rows) => new Promise((done) => setTimeout(done, 30, rows)))',
    },
  ],
  /** Keys are stored beside the effect instead of with it, and the answer is slow: a retry after a crash orders again. */
  key_lost_in_crash: [...storeKeyLater(100), pauseAfterCommit(60)],
  /** A connection may owe an answer forever. */
  silent_for_ever: [{ file: 'platform/db/driver/silent-connections.ts', value: 'maxSilence', put: '600_000' }],
  /** An invoice's number follows the last one that was read, without a lock. */
  number_without_lock: [{ file: 'orders/invoices/lock-supplier.ts', within: 'lockKnown', template: /for update/, put: '' }],
  /** Live events reach only the sockets of the process that published them. */
  told_at_home: [
    {
      file: 'platform/realtime/publish.ts',
      within: 'publish',
      call: 'notify',
      put: 'setTimeout(() => globalThis.plantedHears?.(JSON.parse(packet)), 5)',
    },
    {
      file: 'platform/realtime/listen.ts',
      within: 'listenTo',
      value: 'stopped',
      put: '((globalThis.plantedHears = hears.packet), false)',
    },
  ],
  /** A resent message is stored again, its answer is slow, and the process ends without waiting for it (node.ts). */
  said_again: [
    {
      file: 'conversations/chat/send-message.ts',
      within: 'sendMessage',
      value: 'known',
      put: '((body = { ...body, client_id: `${body.client_id.slice(0, 36)}-${Math.random().toString(36).slice(2, 10)}` }), undefined)',
    },
    pauseAfterCommit(400),
  ],
  /** A job is marked as done before its work: a crash in between loses its messages. */
  done_before_work: [{ file: 'platform/jobs/start-workers.ts', within: 'doOne', call: 'run', put: 'setTimeout(() => $&, 400)' }],
  /** A node remembers the owner of a token, as a cache in memory would. */
  session_remembered: [
    {
      file: 'access/sessions/authenticate.ts',
      within: 'authenticateWith',
      value: 'row',
      put: '(([found]) => {\n      const known = (globalThis.plantedSessions ??= new Map())\n      if (found) known.set(token, found)\n      return [known.get(token)]\n    })($&)',
    },
  ],
  /** Signing out removes the cookie and keeps the session. */
  logout_keeps_session: [{ file: 'access/admins/mount-admin-auth.ts', call: 'revokeSession', put: 'undefined' }],
  /** The server itself reads tables, without a limit of their unpacked size. */
  tables_in_server: [
    {
      file: 'platform/tables/read-table-file.ts',
      within: 'readTableFile',
      call: 'readInParts',
      put: "(await import('./table-task.ts')).readTable({ file: body, name })",
    },
    { file: unzip, within: 'checkSize', test: 'maxEntryBytes', put: 'false' },
    { file: unzip, within: 'checkSize', test: 'freeOfRatio', put: 'false' },
    { file: unzip, test: 'maxAllBytes', put: 'false' },
    { file: 'platform/tables/read-xlsx.ts', test: 'maxRun', put: 'false' },
  ],
  /** A PDF is checked and then stored unchanged. */
  pdf_as_it_came: [
    { file: 'platform/files/accept-file.ts', within: 'acceptFile', call: 'runReader', mentions: 'pdf', put: '$&.then(() => file)' },
  ],
  /** A file that was partly written when the disk was full is not removed. */
  half_file_left: [
    { file: 'platform/files/disk-store.ts', within: 'put', call: 'rm', put: 'Promise.resolve()' },
    { file: 'platform/files/save-file.ts', within: 'forget', call: 'enqueue', put: 'undefined' },
  ],
  /** A row stays although its file could not be stored. */
  row_without_file: [{ file: 'platform/files/save-file.ts', within: 'saveFile', caught: true, put: '{\n    return row\n  }' }],
  /** A slow request never times out. */
  slow_for_ever: [
    { file: 'app.ts', value: 'requestTimeout', put: '0' },
    { file: 'app.ts', value: 'headersTimeout', put: '0' },
  ],
  /** A part of each answer stays in memory. */
  memory_kept: [
    {
      file: 'platform/http/metrics.ts',
      call: 'getSeries',
      put: 'getSeries(((globalThis.plantedKept ??= []).push(Array.from({ length: 1000 }, Math.random)), $1), $2, $3)',
    },
  ],
  /** The demo market is made in the process of the server. */
  seeded_in_server: [
    {
      file: 'main.ts',
      within: 'makeDemoMarket',
      call: 'seedInChildProcess',
      put: "(await import('../seed/seed-demo.ts')).seedDemo(deps)",
    },
  ],
  /** Each answer starts a timer that never stops. */
  timer_left: [
    { file: 'platform/http/metrics.ts', call: 'getSeries', put: 'getSeries((setInterval(() => undefined, 600_000), $1), $2, $3)' },
  ],
  /** A link resets a password on every use. */
  link_used_again: [{ file: 'access/codes/confirm-code.ts', within: 'spendLink', call: 'isNull', put: 'undefined' }],
  /** The code for a new address belongs to the address only. */
  code_of_anybody: [
    { file: 'stores/contacts/verify-contact.ts', value: 'getSubject', put: '(_member_id: string, value: string) => value' },
  ],
  /** A store reads any order by its id. */
  order_of_any_store: [
    {
      file: 'orders/mount-store-orders.ts',
      call: 'serve',
      mentions: 'readStoreOrder',
      put: "serve(app, readStoreOrder, (ctx) => readOrder(ctx.db, ctx.params.id, 'all'))",
    },
  ],
  /** Ids of an address reach the database unchecked, and its error (22P02) is a failure of ours. */
  ids_as_they_came: [
    {
      file: 'platform/http/schemas.ts',
      within: 'useZodSchemas',
      call: 'safeParse',
      put: "[$&].map((found) => (httpPart === 'params' && !found.success ? { success: true, data: given } : found))[0]",
    },
    { file: 'platform/http/pg-errors.ts', within: 'findRefusal', test: 'notSaved', put: 'false' },
  ],
  /** A product may be in another store's collection. */
  shelf_of_any_store: [
    { file: 'catalog/products/check-references.ts', within: 'wrongReferences', template: /::uuid and store_id =/, put: "::uuid and '' <>" },
  ],
  /** Undeclared fields of a body reach the use cases. */
  fields_as_they_came: [
    {
      file: 'platform/http/schemas.ts',
      within: 'useZodSchemas',
      call: 'safeParse',
      put: "[$&].map((found) => (httpPart === 'body' && found.error?.issues.every(({ code }) => code === 'unrecognized_keys') ? { success: true, data: given } : found))[0]",
    },
  ],
  /** Lists and counts of orders are those of all stores. */
  orders_of_all_stores: [{ file: 'orders/scope.ts', within: 'inScope', call: 'eq', put: "'store_id' in scope ? undefined : $&" }],
  /** Any store may listen to any store's channel. */
  channel_of_any_store: [
    { file: 'platform/realtime/channels.ts', within: 'own', value: 'store', put: "(who, id) => who.audience === 'store' && id !== ''" },
  ],
  /** A call counts as audited although its entry is not written. */
  change_without_entry: [{ file: 'platform/audit/write-audit.ts', within: 'writeAudit', test: 'isUnchanged', put: 'true' }],
  /** Audit entries are written outside the transaction of the change. */
  entry_apart: [{ file: 'platform/http/serve.ts', call: 'writeAudit', put: '((on = deps.db), $&)' }],
  /** A session ends, and its sockets stay open. */
  sockets_stay_open: [{ file: 'platform/realtime/watch-sessions.ts', within: 'look', call: 'disconnect', put: 'undefined' }],
  /** A member loses a permission, and the sockets keep the channels that need it. */
  sockets_hear_on: [{ file: 'platform/realtime/watch-sessions.ts', within: 'look', call: 'leaveClosedRooms', put: 'undefined' }],
  /** A busy node rejects a page in the form of a call. */
  json_for_pages: [{ file: 'platform/http/overload.ts', within: 'refuse', value: 'isPage', put: 'false' }],
  /** A checkout's page is looked up while another call makes one. */
  page_without_lock: [{ file: 'money/gateway/start-checkout-card.ts', within: 'lockWaiting', call: 'for', put: '$object' }],
  /** Keys of different callers are shared. */
  key_of_anybody: [{ file: 'platform/http/serve.ts', within: 'keyedCall', call: 'keyActor', put: "'somebody'" }],
} as const satisfies Record<string, readonly Change[]>

export type Plant = keyof typeof plants
