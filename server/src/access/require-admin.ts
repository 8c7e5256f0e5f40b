import { errors } from '@rahba/contract/kernel/errors'
import { fail } from '../platform/errors.ts'
import type { AdminWho, Who } from '../platform/http/who.ts'

/** Returns the caller as an admin, for hooks that all resources share. Throws `unauthenticated` for any other caller. */
export function requireAdmin(who: Who | null): AdminWho {
  if (who?.audience !== 'admin') throw fail(errors.unauthenticated)
  return who
}
