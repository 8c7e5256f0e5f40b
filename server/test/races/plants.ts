// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source, whose own templates they quote

export interface Change {
  /** Below server/src. */
  file: string
  find: string
  put: string
}

const takeStock = 'catalog/products/take-stock.ts'
const redeemCode = 'promotions/redeem-code.ts'
const loadSettlement = 'orders/settlement/load-settlement.ts'
const planRefund = 'orders/settlement/plan-refund.ts'
/** Units are capped at what was bought, where the database would refuse more of them. */
const cappedUnits: Change = {
  file: 'orders/settlement/write-requests.ts',
  find: 'l.cancelled_quantity + u.cancelled, refunded_quantity = l.refunded_quantity + u.refunded',
  put: 'least(l.quantity, l.cancelled_quantity + u.cancelled), refunded_quantity = least(l.quantity, l.refunded_quantity + u.refunded)',
}
const lockForOrder: Change = {
  file: 'catalog/products/lock-products-for-order.ts',
  find: '${lock ? sql`for update of p, v` : sql``}',
  put: '',
}
/** Checks a count it read earlier and never goes below nothing: what a shop does that has no lock and no condition. */
const blindTaking: Change[] = [
  lockForOrder,
  {
    file: takeStock,
    find: 'for update of p, v),\n    sold as (\n      update product_variants v set quantity = v.quantity - l.quantity',
    put: '),\n    sold as (\n      update product_variants v set quantity = greatest(0, v.quantity - l.quantity)',
  },
  { file: takeStock, find: 'and v.quantity >= l.quantity', put: '' },
  {
    file: takeStock,
    find: 'set quantity = s.quantity - sold.quantity from sold',
    put: 'set quantity = greatest(0, s.quantity - sold.quantity) from sold',
  },
  { file: takeStock, find: ' and s.quantity >= sold.quantity', put: '' },
]

/**
 * Faults for the tests to find, as changes of the product's own source while it is built for a child process. The product knows nothing of them; a
 * change that no longer fits its source ends the build, so that no plant quietly does nothing; plants.test.ts says so without a build.
 */
export const plants = {
  none: [],
  /** Stock is read, then written, with nothing between the two. */
  no_lock: blindTaking,
  /** The same, and the process lets one order through at a time (see node.ts): right in one process, wrong in two. */
  lock_in_process: blindTaking,
  /** A cart's products are locked in the order of the cart. */
  locked_as_they_come: [
    {
      file: lockForOrder.file,
      find: 'order by p.id, v.id ${lock',
      put: 'order by array_position(${ids}::uuid[], v.id) ${lock',
    },
  ],
  /** Two lines of one product are each checked alone. */
  lines_alone: [
    ...blindTaking.slice(1),
    { file: 'orders/price-cart.ts', find: '(wanted.get(product.variant_id) ?? 0) >', put: 'line.quantity >' },
  ],
  /** An order's state is read without a lock, so two cancellations both give its goods back. */
  cancelled_twice: [{ file: loadSettlement, find: ".where(where).for('update')", put: '.where(where)' }, cappedUnits],
  /** Uses of a code are judged by what was read before, and counted no further than the limit: what a shop does that has no condition. */
  uses_read_first: [
    { file: redeemCode, find: ' and (c.max_use_number is null or c.used < c.max_use_number)', put: '' },
    { file: redeemCode, find: 'set used = c.used + 1', put: 'set used = least(c.used + 1, c.max_use_number)' },
    { file: redeemCode, find: 'set used = u.used + 1', put: 'set used = least(u.used + 1, excluded.max_use_per_user)' },
    { file: redeemCode, find: 'where excluded.max_use_per_user is null or u.used < excluded.max_use_per_user', put: '' },
  ],
  /** A refund reads its order and itself without a lock. */
  refund_unlocked: [
    { file: loadSettlement, find: ".where(where).for('update')", put: '.where(where)' },
    { file: loadSettlement, find: "orderBy(asc(cancellations.id)).for('update')", put: 'orderBy(asc(cancellations.id))' },
    cappedUnits,
  ],
  /** Payouts are judged by what was read, and so is the store's balance. */
  payout_unlocked: [
    { file: 'stores/change-store.ts', find: "eq(stores.id, store_id)).for('update')", put: 'eq(stores.id, store_id))' },
    { file: 'money/payouts/lock-payout.ts', find: "eq(payouts.id, id)).for('update')", put: 'eq(payouts.id, id))' },
  ],
  /** A refund is decided on whatever the actor saw. */
  refund_unseen: [
    {
      file: 'orders/settlement/plan-cancellation-step.ts',
      find: 'if (seen !== row.version || !isSameAmount)',
      put: 'if (!amount && !isSameAmount)',
    },
  ],
  /** A refund is as much as whoever settles it says. */
  refund_over: [
    {
      file: planRefund,
      find: 'if (amount > max)',
      put: 'if (amount < 0)',
    },
    {
      file: planRefund,
      find: 'const parts = cutRefund(calculated.quote.parts, amount, order.vat_regime)',
      put: 'const parts = { ...calculated.parts, total: amount, store: calculated.parts.store + amount - calculated.parts.total }',
    },
  ],
  /** A key is looked up before the effect and saved some time after it. */
  key_after_commit: [
    {
      file: 'platform/http/idempotency.ts',
      find: 'const inserted = await insertKey(db, { ...call })',
      put: 'const inserted: unknown[] = []',
    },
    {
      file: 'platform/http/idempotency.ts',
      find: 'if (!saved || saved.status === null) throw fail(errors.busy)',
      put: 'if (!saved || saved.status === null) return null',
    },
    {
      file: 'platform/http/idempotency.ts',
      find: 'await updateKey(db, { ...call, status, answer })',
      put: 'setTimeout(() => globalThis.plantedDb.insert(idempotencyKeys).values({ ...call, status, answer: JSON.parse(answer) }).onConflictDoNothing().execute(), 20)',
    },
  ],
  /** The answer goes out before the COMMIT, which comes a moment later: a crash in between loses what was promised. */
  answer_before_commit: [
    {
      file: 'platform/db/driver/transaction.ts',
      find: 'await Promise.all([begun, last, commit(client)])',
      put: 'await Promise.all([begun, last])\n    await new Promise((done) => setTimeout(done, 0))\n    const late = new Promise((done) => setTimeout(done, 60)).then(() => commit(client)).catch(ignore)\n    late.then(() => client.release())',
    },
    {
      file: 'platform/db/driver/transaction.ts',
      find: '    client.release(broken)',
      put: '',
    },
    {
      file: 'platform/db/driver/transaction.ts',
      find: '    throw error\n  } finally',
      put: '    client.release(broken)\n    throw error\n  } finally',
    },
  ],
  /** Goods are taken in a transaction of their own: a crash before the order's leaves them taken for nobody. */
  stock_apart: [
    lockForOrder,
    {
      file: takeStock,
      find: 'const rows = await take(db, { ids, quantities, branch_id, order_id: order.id, actor_id: order.user_id })',
      put: 'const rows = await take(globalThis.plantedDb, { ids, quantities, branch_id, order_id: order.id, actor_id: order.user_id })\n  await new Promise((done) => setTimeout(done, 30))',
    },
  ],
  /** Keys are kept beside the effect instead of with it, and the answer takes its time: who asks again after a crash orders again. */
  key_lost_in_crash: [
    {
      file: 'platform/http/idempotency.ts',
      find: 'const inserted = await insertKey(db, { ...call })',
      put: 'const inserted: unknown[] = []',
    },
    {
      file: 'platform/http/idempotency.ts',
      find: 'if (!saved || saved.status === null) throw fail(errors.busy)',
      put: 'if (!saved || saved.status === null) return null',
    },
    {
      file: 'platform/http/idempotency.ts',
      find: 'await updateKey(db, { ...call, status, answer })',
      put: 'setTimeout(() => globalThis.plantedDb.insert(idempotencyKeys).values({ ...call, status, answer: JSON.parse(answer) }).onConflictDoNothing().execute(), 100)',
    },
    {
      file: 'platform/db/driver/transaction.ts',
      find: 'commit(client)])',
      put: 'commit(client)])\n    await new Promise((done) => setTimeout(done, 60))',
    },
  ],
  /** A connection may owe an answer for ever. */
  silent_for_ever: [
    {
      file: 'platform/db/driver/silent-connections.ts',
      find: 'export const longestSilence = 4500',
      put: 'export const longestSilence = 600_000',
    },
  ],
  /** An invoice's number is the one after what was read, with nothing that makes others wait. */
  number_without_lock: [{ file: 'orders/invoices/lock-supplier.ts', find: ' for update`', put: '`' }],
  /** Live events reach only the sockets of the process that published them. */
  told_at_home: [
    {
      file: 'platform/realtime/publish.ts',
      find: 'await notify(db, { packet })',
      put: 'setTimeout(() => globalThis.plantedHears?.(JSON.parse(packet)), 5)',
    },
    {
      file: 'platform/realtime/listen.ts',
      find: '  let stopped = false\n',
      put: '  let stopped = false\n  globalThis.plantedHears = hears.packet\n',
    },
  ],
  /** A message sent again is a new one, an answer takes its time, and the process ends without waiting for it (node.ts). */
  said_again: [
    {
      file: 'conversations/chat/send-message.ts',
      find: '  const known = await readMessage(db, ownMessage(party, session_id, body.client_id))\n  if (known) return known\n',
      put: '  body = { ...body, client_id: `${body.client_id.slice(0, 36)}-${Math.random().toString(36).slice(2, 10)}` }\n',
    },
    {
      file: 'platform/db/driver/transaction.ts',
      find: 'commit(client)])',
      put: 'commit(client)])\n    await new Promise((done) => setTimeout(done, 400))',
    },
  ],
  /** A job counts as done before its work is: a crash in between loses what it had to send. */
  done_before_work: [
    {
      file: 'platform/jobs/start-workers.ts',
      find: 'await worker.run(deps, job.data ?? {}, { id: job.id })',
      put: 'setTimeout(() => worker.run(deps, job.data ?? {}, { id: job.id }), 400)',
    },
  ],
  /** A node remembers whose token it was, as a cache in memory would. */
  session_remembered: [
    {
      file: 'access/sessions/authenticate.ts',
      find: 'const [row] = await find[audience](db, { token_hash: hashToken(token) })\n',
      put: 'const [found] = await find[audience](db, { token_hash: hashToken(token) })\n    const known = (globalThis.plantedSessions ??= new Map())\n    if (found) known.set(token, found)\n    const row = known.get(token)\n',
    },
  ],
  /** Signing out takes the cookie and leaves the session. */
  logout_keeps_session: [
    {
      file: 'access/admins/mount-admin-auth.ts',
      find: "await revokeSession(db, { audience: 'admin', subject_id: who.admin_id }, who.session_id)",
      put: '',
    },
  ],
  /** Tables are read by the server itself, and nothing bounds what they unpack to. */
  tables_in_server: [
    {
      file: 'platform/tables/read-table-file.ts',
      find: "const read = readInParts('table', { file: body, name }, { account })",
      put: "const read = (await import('./table-task.ts')).readTable({ file: body, name })",
    },
    { file: 'platform/tables/unzip.ts', find: 'uncompressedSize > maxEntryBytes', put: 'false' },
    { file: 'platform/tables/unzip.ts', find: 'uncompressedSize > freeOfRatio', put: 'false' },
    { file: 'platform/tables/unzip.ts', find: 'all > maxAllBytes', put: 'false' },
    { file: 'platform/tables/read-xlsx.ts', find: 'run > maxRun', put: 'false' },
  ],
  /** A PDF is judged and then kept as it came. */
  pdf_as_it_came: [
    {
      file: 'platform/files/accept-file.ts',
      find: "const body = await runReader('pdf', { file }, { account })",
      put: "await runReader('pdf', { file }, { account })\n    const body = file",
    },
  ],
  /** A file that was partly written when the disk was full is not removed. */
  half_file_left: [
    { file: 'platform/files/disk-store.ts', find: 'await rm(half, { force: true }).catch(() => undefined)', put: '' },
    { file: 'platform/files/save-file.ts', find: 'await jobs.enqueue(tx, removeBytesJob, { keys })', put: '' },
  ],
  /** A row is kept whose file found no room. */
  row_without_file: [
    {
      file: 'platform/files/save-file.ts',
      find: '  } catch (error) {\n    // If the process',
      put: '  } catch (error) {\n    if (error) return row as never\n    // If the process',
    },
  ],
  /** A slow request never times out. */
  slow_for_ever: [
    { file: 'app.ts', find: 'requestTimeout: 30_000', put: 'requestTimeout: 0' },
    { file: 'app.ts', find: 'headersTimeout: 15_000', put: 'headersTimeout: 0' },
  ],
  /** Something of each answer is kept for good. */
  memory_kept: [
    {
      file: 'platform/http/metrics.ts',
      find: '    getSeries(request.method, route, reply.statusCode)',
      put: '    ;(globalThis.plantedKept ??= []).push(Array.from({ length: 1000 }, Math.random))\n    getSeries(request.method, route, reply.statusCode)',
    },
  ],
  /** The demo market is made in the process of the server. */
  seeded_in_server: [
    {
      file: 'main.ts',
      find: 'await seedInChildProcess({ NODE_ENV: env.NODE_ENV, DATABASE_URL: databaseUrl, DATA_DIR: env.DATA_DIR })',
      put: "await (await import('../seed/seed-demo.ts')).seedDemo(deps)",
    },
    { file: 'main.ts', find: '{ deps, databaseUrl }: Booted', put: '{ deps }: Booted' },
  ],
  /** Each answer starts a timer that nobody stops. */
  timer_left: [
    {
      file: 'platform/http/metrics.ts',
      find: '    getSeries(request.method, route, reply.statusCode)',
      put: '    setInterval(() => undefined, 600_000)\n    getSeries(request.method, route, reply.statusCode)',
    },
  ],
  /** A link sets a password as often as it is followed. */
  link_used_again: [
    {
      file: 'access/codes/confirm-code.ts',
      find: '.where(and(mine, isNull(codes.used_at), sql`${codes.expires_at} > now()`))',
      put: '.where(and(mine, sql`${codes.expires_at} > now()`))',
    },
  ],
  /** The code for a new address belongs to the address alone. */
  code_of_anybody: [
    {
      file: 'stores/verify-contact.ts',
      find: 'const getSubject = (member_id: string, value: string) => `${member_id} ${value}`',
      put: 'const getSubject = (_member_id: string, value: string) => value',
    },
  ],
  /** A store reads any order by its id. */
  order_of_any_store: [
    {
      file: 'orders/mount-store-orders.ts',
      find: 'readOrder(ctx.db, ctx.params.id, { store_id: ctx.who.store_id })',
      put: "readOrder(ctx.db, ctx.params.id, 'all')",
    },
  ],
  /** Ids of an address reach the database as they came, and what it refuses (22P02) is a fault of ours. */
  ids_as_they_came: [
    {
      file: 'platform/http/schemas.ts',
      find: "return { error: httpPart === 'params' ? fail(errors.not_found) : new InvalidInput(result.error.issues) }",
      put: "return httpPart === 'params' ? { value: given } : { error: new InvalidInput(result.error.issues) }",
    },
    { file: 'platform/http/pg-errors.ts', find: '  if (notKept.test(pg.code)) return refusedValue(pg, given, locale, labels)\n', put: '' },
  ],
  /** A product may stand on another store's shelf. */
  shelf_of_any_store: [
    {
      file: 'catalog/products/check-references.ts',
      find: 'where id = ${body.shelf_id}::uuid and store_id = ${store_id}) as shelf',
      put: 'where id = ${body.shelf_id}::uuid) as shelf',
    },
  ],
  /** Undeclared fields of a body reach the use cases. */
  fields_as_they_came: [
    {
      file: 'platform/http/schemas.ts',
      find: 'const result = zod.safeParse(given, { reportInput: true })',
      put: "const result = zod.safeParse(given, { reportInput: true })\n      const extra = !result.success && httpPart === 'body' && result.error.issues.every((one) => one.code === 'unrecognized_keys')\n      if (extra) return { value: given }",
    },
  ],
  /** Lists and counts of orders are those of all stores. */
  orders_of_all_stores: [
    { file: 'orders/scope.ts', find: 'return eq(column, id)', put: "return 'store_id' in scope ? undefined : eq(column, id)" },
  ],
  /** Any store listens to any store's channel. */
  channel_of_any_store: [
    {
      file: 'platform/realtime/channels.ts',
      find: "who.audience === 'store' && who.store_id === id",
      put: "who.audience === 'store' && id !== ''",
    },
  ],
  /** Calls count as audited whose entry is not written. */
  change_without_entry: [
    { file: 'platform/audit/write-audit.ts', find: 'if (saving.test(entry.action) && isUnchanged(entry)) return', put: 'return' },
  ],
  /** Entries are written beside the transaction of the change. */
  entry_apart: [{ file: 'platform/http/serve.ts', find: 'await writeAudit(on, ', put: 'await writeAudit(deps.db, ' }],
  /** A session ends, and its sockets are left as they are. */
  sockets_stay_open: [{ file: 'platform/realtime/watch-sessions.ts', find: '      socket.disconnect(true)\n', put: '' }],
  /** A member loses a permission, and the sockets go on hearing what needs it. */
  sockets_hear_on: [
    { file: 'platform/realtime/watch-sessions.ts', find: '    if (changed) await leaveWhatIsClosed(app, socket)\n', put: '' },
  ],
  /** A page that a busy node refuses is answered as a call is. */
  json_for_pages: [
    {
      file: 'platform/http/overload.ts',
      find: 'const isPage = opensPage({ method, url, headers: requestHeaders })',
      put: 'const isPage = false',
    },
  ],
  /** A checkout's page is looked for while another call makes one. */
  page_without_lock: [
    {
      file: 'money/gateway/start-checkout-card.ts',
      find: ".orderBy(asc(orders.id))\n    .for('update')\n  if (found.length === 0)",
      put: '.orderBy(asc(orders.id))\n  if (found.length === 0)',
    },
  ],
  /** Keys of different callers meet. */
  key_of_anybody: [{ file: 'platform/http/serve.ts', find: 'actor: keyActor(getActor(request.who))', put: "actor: 'somebody'" }],
} as const satisfies Record<string, readonly Change[]>

export type Plant = keyof typeof plants
