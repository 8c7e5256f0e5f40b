import { describe, expect, it } from 'vitest'
import { bareApp } from '../../../test/bare-app.ts'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { connect } from '../db/pool.ts'
import { jobKind } from '../jobs/jobs.ts'
import { mountHealth } from './health.ts'
import { mountMetrics } from './metrics.ts'

const mount: Parameters<typeof bareApp>[0] = async (app, deps) => {
  await mountHealth(app, deps)
  await mountMetrics(app, deps)
  app.get('/things/:id', async () => ({ ok: true }))
}
const { app, deps } = await bareApp(mount)
const closed = await bareApp(mount, { METRICS_TOKEN: 'a-token-for-the-metrics' })
const production = await bareApp(mount, { NODE_ENV: 'production' })

describe('health', () => {
  it('reports that the process lives', async () => {
    const answer = await app.inject('/api/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ alive: true })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('readiness', () => {
  it('is reported when the database answers and is current', async () => {
    expect((await app.inject('/api/ready')).json()).toEqual({ ready: true, missing: [] })
  })

  it('is withdrawn while the database is unreachable', async () => {
    const { url, drop } = await freshDatabase()
    const lost = await bareApp(async (other, otherDeps) => {
      const { pool } = connect(url)
      await drop()
      await mountHealth(other, { ...otherDeps, pool })
      other.addHook('onClose', () => pool.end())
    })
    const answer = await lost.app.inject('/api/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ ready: false, missing: ['database'] })
    expect((await lost.app.inject('/api/health')).statusCode).toBe(200)
  })
})

describe('metrics', () => {
  it('count requests by route, the pool and the jobs', async () => {
    await app.inject('/things/1')
    await app.inject('/things/2')
    await deps.jobs.enqueue(deps.db, jobKind<{ to: string }>('sms'), { to: 'x' })
    const { body, statusCode } = await app.inject('/api/metrics')
    expect(statusCode).toBe(200)
    expect(body).toContain('rahba_request_seconds_count{method="GET",route="/things/:id",status="200"} 2')
    expect(body).toMatch(/rahba_pool_connections\{state="idle"\} \d/)
    expect(body).toContain('rahba_jobs{queue="sms",state="created"} 1')
    expect(body).toContain('nodejs_eventloop_lag_seconds')
  })

  it('are for this machine only, not for requests of a proxy', async () => {
    expect((await app.inject({ url: '/api/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(403)
    expect((await app.inject({ url: '/api/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(403)
  })

  it('are closed in production without a token', async () => {
    expect((await production.app.inject('/api/metrics')).statusCode).toBe(403)
  })

  it('need the token if one is configured', async () => {
    const ask = (authorization: string) =>
      closed.app.inject({ url: '/api/metrics', headers: { authorization }, remoteAddress: '203.0.113.9' })
    expect((await closed.app.inject('/api/metrics')).statusCode).toBe(403)
    expect((await ask('Bearer wrong')).statusCode).toBe(403)
    expect((await ask('Bearer a-token-for-the-metrics')).statusCode).toBe(200)
  })
})
