import type { z } from 'zod'
import type { ErrorDef } from './errors.ts'
import type { FieldLabels } from './labels.ts'
import type { Permission } from './permissions.ts'
import type { StorePermission } from './store-permissions.ts'

/**
 * The callers of an endpoint. An admin needs one of `permissions`; if the list is empty, any permission at all is enough. A shopper whose account is
 * to be deleted may only make the calls that say `deletion_pending`.
 */
export type Access =
  | { audience: 'public' }
  | { audience: 'admin'; permissions: readonly Permission[] }
  | { audience: 'store'; approved?: true; permissions?: readonly StorePermission[] }
  | { audience: 'user'; deletion_pending?: true }
  | { audience: 'any' }

/**
 * The owner of the rows a call touches: `platform` rows belong to no account, `store` and `user` rows are filtered by the caller's id, `self` is the
 * caller's own account.
 */
type Owner = 'public' | 'platform' | 'store' | 'user' | 'self'

/** A limit kept in the database over all nodes: `points` calls in `seconds`, by address or by a field of the body (an account). */
interface Limit {
  by: 'ip' | `body.${string}`
  points: number
  seconds: number
}

export interface EndpointSpec {
  /** camelCase and unique: the operation's id in OpenAPI and the query key in the browser. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API's base path, parameters in braces: `/store/orders/{id}`. */
  path: string
  summary: string
  tags?: readonly string[]
  access: Access
  owner: Owner
  /**
   * The entry that an unsafe call writes to the audit log, or in `none` the reason why it writes no entry. The platform refuses to commit a call with
   * an `action` that wrote no entry.
   */
  audit?: { action: string } | { none: string }
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response: z.ZodType | null
  status?: 200 | 201 | 202 | 204
  errors?: readonly ErrorDef[]
  /** The call takes effect once per `Idempotency-Key`, which it requires. */
  idempotent?: true
  /** `false`: the handler opens its own transactions (counting wrong codes must survive the refusal). */
  atomic?: false
  limits?: readonly Limit[]
  /**
   * The call needs a proof of identity given in this session within {@link stepUp}'s time. `depends`: only some values of it do, and the handler
   * asks by `ctx.requireIdentity()`.
   */
  step_up?: true | 'depends'
  labels?: FieldLabels
  /** The call takes a multipart upload, or answers with a file: the platform leaves the body to the handler. */
  raw?: 'upload' | 'download'
  /** The largest body in KiB; 256 by default. */
  body_limit?: number
}

/** Declares a call. It only fixes the type: see {@link EndpointSpec} for what each part says. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec

declare const declared: unique symbol

type Route = Pick<EndpointSpec, 'name' | 'method' | 'path' | 'idempotent'>

/**
 * Declares the calls of a file such as `dues.calls.ts`, which the browser loads. Its neighbour `dues.ts` makes an endpoint of the same name from
 * each. In `dues.calls.ts`: `const call = declareCalls<typeof whole>()` and `export const listDues = call({ name: 'listDues', … })`; in `dues.ts`:
 * `export const listDues = endpoint({ ...calls.listDues, … })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const declareCalls =
  <Whole>() =>
  <const R extends Route>(route: R): R & { readonly [declared]?: () => Whole[R['name'] & keyof Whole] } =>
    route

/** The same for endpoints that are exported as one group: `declareCallGroup<typeof whole, 'promoCodeCalls'>()({ list: …, read: … })`. */
/* @__NO_SIDE_EFFECTS__ */
export const declareCallGroup =
  <Whole, Name extends keyof Whole>() =>
  <const G extends Record<string, Route>>(
    routes: G,
  ): { readonly [K in keyof G]: G[K] & { readonly [declared]?: () => Whole[Name][K & keyof Whole[Name]] } } =>
    routes

/** The parts of a call that a browser needs to make it. The endpoint's schemas appear as types only, so that no bundle contains them. */
export type Call<E extends EndpointSpec = EndpointSpec> = Readonly<Pick<E, keyof E & keyof Route>> &
  Readonly<Route> & {
    /** Carries the endpoint's type; no value has this key. The type is a function's result, because the endpoint is made from this call. */
    readonly [declared]?: () => E
  }

/** The endpoint of a call; an endpoint is its own. */
export type EndpointOf<C extends Call> = C extends EndpointSpec ? C : ReturnType<NonNullable<C[typeof declared]>>

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
export type ParamsOf<C extends Call> = Parsed<EndpointOf<C>['params']>
export type QueryOf<C extends Call> = Parsed<EndpointOf<C>['query']>
export type BodyOf<C extends Call> = Parsed<EndpointOf<C>['body']>
/** The type of an answer, on the server and in the browser: dates are ISO strings, nothing is transformed on the way. */
export type ResponseOf<C extends Call> = EndpointOf<C>['response'] extends z.ZodType ? z.output<EndpointOf<C>['response']> : null
