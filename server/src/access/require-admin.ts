import { errors } from '@rahba/contract/kernel/errors'
import { fail } from '../platform/errors.ts'
import type { AdminWho, Who } from '../platform/http/who.ts'

/** The caller as an admin, where a hook shared by all resources has lost the type. */
export function adminActor(who: Who | null): AdminWho {
  if (who?.audience !== 'admin') throw fail(errors.unauthenticated)
  return who
}
