import { accessErrors } from '@rahba/contract/access/errors'
import type { Audience } from '@rahba/contract/kernel/audiences'
import type { Access, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { mayDo } from '@rahba/contract/kernel/permissions'
import { stepUp } from '@rahba/contract/kernel/step-up'
import { storeErrors } from '@rahba/contract/stores/errors'
import { approval } from '@rahba/contract/stores/store-states'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { fail } from '../errors.ts'
import { getToken } from './cookies.ts'
import type { Who } from './who.ts'

/** Finds who a token belongs to. Given by the access domain; refuses revoked, expired and disabled ones by answering null. */
export type Authenticate = (token: string, audience: Audience) => Promise<Who | null>

const getAudiences = (access: Access): Audience[] =>
  access.audience === 'public' ? [] : access.audience === 'any' ? ['admin', 'store', 'user'] : [access.audience]

/** True if the origin is that of our own pages. Outside production the page's own host counts too, so that any local port works. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  env: Pick<Deps['env'], 'PUBLIC_URL' | 'NODE_ENV'>,
): boolean {
  if (origin === new URL(env.PUBLIC_URL).origin) return true
  return Boolean(env.NODE_ENV !== 'production' && origin && URL.canParse(origin) && new URL(origin).host === host)
}

/** An unsafe call made with a cookie must come from our own pages (Origin, which browsers always send with it). */
function refuseForeignOrigin(request: FastifyRequest, deps: Deps): void {
  if (!isOwnOrigin(request.headers.origin, request.host, deps.env)) throw fail(errors.foreign_origin)
}

function refuseWhatIsNotAllowed(who: Who, { access, method }: EndpointSpec): void {
  if (access.audience === 'admin' && who.audience === 'admin' && !mayDo(who.permissions, access.permissions)) throw fail(errors.forbidden)
  if (who.audience === 'user' && who.deletion_pending && !(access.audience === 'user' && access.deletion_pending))
    throw fail(accessErrors.account_deletion_pending)
  if (access.audience === 'store' && who.audience === 'store') {
    const needed = access.permissions ?? []
    if (needed.length > 0 && !needed.some((permission) => who.permissions.has(permission))) throw fail(errors.forbidden)
    // Acting for the store requires a permission; one's own account and sessions require none.
    if (who.approved === approval.closed && method !== 'GET' && needed.length > 0) throw fail(storeErrors.store_closed)
    if (access.approved && who.approved !== approval.approved) throw fail(accessErrors.you_must_wait_for_approval)
  }
}

/** Throws `identity_confirmation_required` unless the caller has proved in this session, minutes ago, who they are. */
export function refuseUnconfirmed(who: Who | null): void {
  if (!who || who.audience === 'user' || !who.identity_confirmed) throw fail(errors[stepUp.code])
}

/** The caller, checked by the endpoint's access rule. Throws `unauthenticated`, `foreign_origin`, `forbidden` or `identity_confirmation_required`. */
export async function identify(
  request: FastifyRequest,
  endpoint: EndpointSpec,
  deps: Deps,
  authenticate: Authenticate,
): Promise<Who | null> {
  const { access } = endpoint
  const unsafe = endpoint.method !== 'GET'
  if (access.audience === 'public') {
    if (unsafe && request.headers.origin !== undefined) refuseForeignOrigin(request, deps)
    return null
  }
  for (const audience of getAudiences(access)) {
    const found = getToken(request, audience, deps.env)
    if (!found) continue
    const who = await authenticate(found.token, audience)
    if (!who) continue
    if (unsafe && found.from === 'cookie') refuseForeignOrigin(request, deps)
    refuseWhatIsNotAllowed(who, endpoint)
    if (endpoint.step_up === true) refuseUnconfirmed(who)
    return who
  }
  throw fail(errors.unauthenticated)
}
