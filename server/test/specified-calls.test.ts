import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testApp } from './test-app.ts'

interface Call {
  method: string
  path: string
  auth: string
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T // the caller knows the file
/** The calls the specification names; a copy of its data. */
const specified = read<Call[]>('./specified-calls.json')

const t = await testApp()
const getName = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`
const served = new Map(t.app.served.map((endpoint) => [getName(endpoint), endpoint]))
// a page by its slug serves each of them
const servedAs = (call: Call) =>
  served.get(getName(call)) ?? served.get(getName({ ...call, path: call.path.replace(/^\/pages\/[\w-]+$/, '/pages/{slug}') }))

it('serves every call of the specification', () => {
  expect(specified.filter((call) => !servedAs(call)).map(getName)).toEqual([])
})

// A new merchant chooses a category before there is an account to sign in to.
const openToVisitors = ['GET /store/site-stores-catgs', 'GET /store/subcategories']

it('has the audiences of the specification', () => {
  const audiences: Record<string, string> = { none: 'public', store: 'store', admin: 'admin', 'admin or store or user': 'any' }
  const wrong = specified.filter((call) => {
    const endpoint = servedAs(call)
    return endpoint && !openToVisitors.includes(getName(call)) && endpoint.access.audience !== audiences[call.auth]
  })
  expect(wrong).toEqual([])
})
