import { randomUUID } from 'node:crypto'
import type { SpamReason } from '@rahba/contract/conversations/contact-states'
import { seal, unseal } from '../platform/seal.ts'

const use = 'contact form'
/** Nobody fills in four fields sooner than this after touching the first. */
const least = 3000
/** A page may stand open for days before its form is sent. */
const most = 7 * 24 * 3_600_000

const anyone = 'visitor'

/** A mark of this moment that only the server can make, with a name of its own so that it serves for one message. */
export const makeProof = (secret: string): string =>
  seal(secret, use, anyone, JSON.stringify({ id: randomUUID(), at: Date.now() } satisfies Mark))

interface Mark {
  id: string
  /** Milliseconds. */
  at: number
}

function markOf(secret: string, proof: string | null | undefined): Mark | null {
  if (!proof) return null
  try {
    // only makeProof seals for this use
    return JSON.parse(unseal(secret, use, anyone, proof)) as Mark
  } catch {
    return null
  }
}

/** Whether a message is a machine's, by the form it came from; and the name of its proof where that is good. */
export function judgeForm(
  secret: string,
  { website, proof }: { website?: string | null | undefined; proof?: string | null | undefined },
): { spam: SpamReason | null; proof_id: string | null } {
  if (website) return { spam: 'trap', proof_id: null }
  const mark = markOf(secret, proof)
  if (!mark || Date.now() - mark.at > most) return { spam: 'no_proof', proof_id: null }
  return { spam: Date.now() - mark.at < least ? 'too_fast' : null, proof_id: mark.id }
}
