import { errors } from '@rahba/contract/kernel/errors'
import { fail } from '../../platform/errors.ts'
import type { Facts, RequestFacts } from './facts.ts'

/** One of the order's cancellations. */
export function requestIn({ requests }: Facts, id: string): RequestFacts {
  const found = requests.find(({ row }) => row.id === id)
  if (!found) throw fail(errors.not_found)
  return found
}
