import { mayDo } from '@rahba/contract/kernel/permissions'
import { payoutLabels } from '@rahba/contract/money/payouts/payout-labels'
import * as runs from '@rahba/contract/money/payouts/payout-runs'
import { readPayoutSchedule, savePayoutSchedule } from '@rahba/contract/money/payouts/payout-schedule'
import * as calls from '@rahba/contract/money/payouts/payouts'
import type { FastifyInstance } from 'fastify'
import { changeEntry } from '../../platform/audit/change-entry.ts'
import { serve } from '../../platform/http/serve.ts'
import { eachRow } from '../../platform/lists/each-row.ts'
import { actOnPayout } from './act-on-payout.ts'
import { exportPayouts } from './export-payouts.ts'
import { importResult } from './import-result.ts'
import { exportRuns, listRuns, previewRun, readRun, sendBankFile, startRun } from './payout-run.ts'
import { listOwnPayouts, listPayouts, listPayoutsWithoutBank, readOwnPayout, readPayout } from './read-payouts.ts'
import { readPayoutTerms, requestPayout, withdrawPayout } from './request-payout.ts'
import { readSchedule, saveSchedule } from './schedule-payouts.ts'

/** The admins' side: payouts approved, handed to the bank and confirmed. */
export function mountPayouts(app: FastifyInstance): void {
  serve(app, calls.listPayouts, (ctx) =>
    mayDo(ctx.who.permissions, ['payments.index']) ? listPayouts(ctx.db, ctx.query) : listPayoutsWithoutBank(ctx.db, ctx.query),
  )
  serve(app, calls.exportPayouts, (ctx) => exportPayouts(ctx, ctx.query))
  serve(app, calls.readPayout, (ctx) => readPayout(ctx.db, ctx.params.id))
  serve(app, calls.actOnPayout, async (ctx) => {
    const { id } = ctx.params
    const change = await actOnPayout(ctx.db, { id, admin_id: ctx.who.admin_id, locale: ctx.locale, ...ctx.body })
    await ctx.audit({ action: `payouts.${ctx.body.action}`, ...changeEntry('payouts', change) })
    return readPayout(ctx.db, id)
  })
  serve(app, calls.bulkPayouts, async (ctx) => {
    const { action, ids } = ctx.body
    const { admin_id } = ctx.who
    const results = await eachRow(ctx.db, ids, { locale: ctx.locale, labels: payoutLabels }, async (tx, id) => {
      const change = await actOnPayout(tx, { id, admin_id, locale: ctx.locale, action })
      await ctx.audit({ action: 'payouts.approve', ...changeEntry('payouts', change) }, tx)
    })
    await ctx.audit({ entity: 'payouts', after: { action, results } })
    return { results }
  })
  serve(app, runs.listPayoutRuns, (ctx) => listRuns(ctx.db, ctx.query))
  serve(app, runs.exportPayoutRuns, (ctx) => exportRuns(ctx, ctx.query))
  serve(app, runs.previewPayoutRun, (ctx) => previewRun(ctx.db, ctx.who.admin_id))
  serve(app, runs.readPayoutRun, (ctx) => readRun(ctx.db, ctx.params.run_id))
  serve(app, runs.startPayoutRun, async (ctx) => {
    const run = await startRun(ctx.db, { admin_id: ctx.who.admin_id, ...ctx.body })
    await ctx.audit({ entity: 'payouts', after: run })
    return run
  })
  serve(app, runs.downloadBankFile, (ctx) => sendBankFile(ctx, { ...ctx.params, ...ctx.query }))
  serve(app, runs.importRunResult, async (ctx) => {
    const { admin_id } = ctx.who
    const result = await importResult(ctx.db, { ...ctx.params, ...ctx.body, admin_id, locale: ctx.locale }, (tx, change) =>
      ctx.audit({ action: `payouts.${change.after.status === 'paid' ? 'pay' : 'fail'}`, ...changeEntry('payouts', change) }, tx),
    )
    await ctx.audit({ entity: 'payouts', after: { run: result.run.number, results: result.results } })
    return result
  })
}

/** The store's side: what it may ask for, and its own payouts. */
export function mountOwnPayouts(app: FastifyInstance): void {
  serve(app, calls.listOwnPayouts, (ctx) => listOwnPayouts(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }))
  serve(app, calls.exportOwnPayouts, (ctx) => exportPayouts(ctx, { ...ctx.query, store_id: ctx.who.store_id }, { own: true }))
  serve(app, calls.payoutTerms, (ctx) => readPayoutTerms(ctx.db, ctx.who.store_id))
  serve(app, calls.requestPayout, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const payout = await requestPayout(ctx.db, { store_id, member_id, ...ctx.body })
    await ctx.audit({ entity: 'payouts', entity_id: payout.id, store_id, before: null, after: payout })
    return readOwnPayout(ctx.db, payout.id, store_id)
  })
  serve(app, readPayoutSchedule, (ctx) => readSchedule(ctx.db, ctx.who.store_id))
  serve(app, savePayoutSchedule, async (ctx) => {
    const { store_id } = ctx.who
    const { weekly } = ctx.body
    const before = await saveSchedule(ctx.db, { store_id, weekly })
    await ctx.audit({ entity: 'payouts', store_id, before, after: { weekly } })
    return readSchedule(ctx.db, store_id)
  })
  serve(app, calls.withdrawPayout, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const change = await withdrawPayout(ctx.db, { ...ctx.params, store_id, member_id, locale: ctx.locale })
    await ctx.audit(changeEntry('payouts', change))
    return readOwnPayout(ctx.db, change.after.id, store_id)
  })
}
