import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { codeBelow, root } from './source.ts'

interface DeclaredCall {
  endpoint: EndpointSpec
  file: string
  /** How code names it: `listDues`, or `faqs.endpoints.list` for one of a group. */
  key: string
}

const isCall = (value: object): value is EndpointSpec => 'method' in value && 'path' in value && 'access' in value && 'response' in value

/** Walks an exported value for calls; schemas are left alone. */
function callsIn(value: unknown, key: string, depth = 0): { endpoint: EndpointSpec; key: string }[] {
  if (typeof value !== 'object' || value === null || '_zod' in value || depth > 3) return []
  if (isCall(value)) return [{ endpoint: value, key }]
  return Object.entries(value).flatMap(([name, part]) => callsIn(part, `${key}.${name}`, depth + 1))
}

/** Every call that the contract declares, once by its name. */
export async function declaredCalls(): Promise<DeclaredCall[]> {
  const calls = new Map<string, DeclaredCall>()
  for (const { file } of codeBelow('contract/src')) {
    const exported: Record<string, unknown> = await import(root + file)
    for (const [name, value] of Object.entries(exported))
      for (const { endpoint, key } of callsIn(value, name)) {
        const known = calls.get(endpoint.name)
        // a table of calls (chat-sides.ts) gives them again; its own export is the shortest name
        if (!known || key.length < known.key.length) calls.set(endpoint.name, { endpoint, file, key })
      }
  }
  return [...calls.values()]
}
