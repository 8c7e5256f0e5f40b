import type { Audience } from '@rahba/contract/kernel/audiences'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { z } from 'zod'

/** One way of asking for a list. */
export interface Variant {
  label: string
  query: Record<string, string>
  /** Printed only where it is at fault: there are hundreds. */
  quiet?: true
}

/** Values from the market for filters and paths that need an existing row. */
export interface Samples {
  ids: Record<string, string>
  texts: Record<string, readonly string[]>
}

type Json = { type?: string; enum?: unknown[]; format?: string; items?: { enum?: unknown[] } }
interface Shape {
  properties?: Record<string, Json>
  required?: string[]
}
const getShape = (query: z.ZodObject, io: 'input' | 'output') => z.toJSONSchema(query, { io, unrepresentable: 'any' }) as Shape // a query is an object

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const paging = new Set(['page', 'per_page', 'limit', 'cursor', 'sort', 'q'])

/** Lists are calls that read and answer `data` in pages. */
export function isList(endpoint: EndpointSpec): boolean {
  const paged = endpoint.query && ('cursor' in endpoint.query.shape || 'page' in endpoint.query.shape)
  return endpoint.method === 'GET' && !endpoint.raw && Boolean(paged) && endpoint.response instanceof z.ZodObject
}

/** The values to try for a filter, from its schema. Values for texts and ids come from the samples. Throws without a value, so that every filter is tried. */
function toValues(endpoint: EndpointSpec, name: string, input: Json = {}, output: Json = {}, samples: Samples): readonly string[] {
  const listed = output.items?.enum ?? input.enum ?? output.enum
  if (listed) return listed.map(String)
  const known = samples.texts[name]
  if (known) return known
  const id = samples.ids[name.replace(/_id$/, '')]
  if (id && input.format === 'uuid') return [id]
  if (input.type === 'boolean') return ['true', 'false']
  if (/(^|_)(from|since)$/.test(name) && input.type === 'string') return [day(10)]
  if (/(^|_)(to|until)$/.test(name) && input.type === 'string') return [day(400)]
  throw new Error(`${endpoint.name}: no sample for the filter ${name}, give it one in bench/million/run.ts`)
}

/** The address of a list, with the ids its path asks for; null where the market has none of them. */
export function buildPath(endpoint: EndpointSpec, samples: Samples): string | null {
  let known = true
  const path = endpoint.path.replace(/\/([\w-]+)\/\{(\w+)\}/g, (_, thing: string) => {
    const id = samples.ids[thing.replace(/ies$/, 'y').replace(/s$/, '')]
    if (!id) known = false
    return `/${thing}/${id}`
  })
  return known ? path : null
}

/** Returns the audience as which the bench requests a list. */
export const getCaller = ({ access }: EndpointSpec): Audience | null =>
  access.audience === 'public' ? null : access.audience === 'any' ? 'user' : access.audience

/** Returns the query parameters that a list requires. */
export function requiredQuery(endpoint: EndpointSpec, samples: Samples): Record<string, string> {
  if (!endpoint.query) return {}
  const [input, output] = [getShape(endpoint.query, 'input'), getShape(endpoint.query, 'output')]
  return Object.fromEntries(
    (input.required ?? []).flatMap((name) => {
      const [value] = toValues(endpoint, name, input.properties?.[name], output.properties?.[name], samples)
      return value ? [[name, value]] : []
    }),
  )
}

/** Every way of asking for a list: plain, far in, each sort, each value of each filter, searches; and quietly, each filter and search under each sort. */
export function listVariants(endpoint: EndpointSpec, samples: Samples): Variant[] {
  if (!endpoint.query) return []
  const { properties: input = {} } = getShape(endpoint.query, 'input')
  const { properties: output = {} } = getShape(endpoint.query, 'output')
  const sorts = (output.sort?.enum ?? []).map(String)
  const values = Object.fromEntries(
    Object.keys(input)
      .filter((name) => !paging.has(name))
      .map((name) => [name, toValues(endpoint, name, input[name], output[name], samples)]),
  )
  const always = requiredQuery(endpoint, samples)
  const filters = Object.entries(values).flatMap(([name, each]) => each.map((value) => ({ [name]: value })))
  const narrowed: Record<string, string>[] = [...filters, ...(input.q ? (samples.texts.q ?? []).map((q) => ({ q })) : [])]
  const toVariant = (query: Record<string, string>, more: Pick<Variant, 'quiet'> = {}): Variant => ({
    label: Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    query: { ...always, ...query },
    ...more,
  })
  return [
    { ...toVariant({}), label: 'plain' },
    ...(input.page ? [toVariant({ page: '500' })] : []),
    ...sorts.map((sort) => toVariant({ sort })),
    ...narrowed.map((query) => toVariant(query)),
    ...sorts.flatMap((sort) => narrowed.map((query) => toVariant({ ...query, sort }, { quiet: true }))),
  ]
}
