import { randomUUID } from 'node:crypto'
import type { SpamReason } from '@rahba/contract/conversations/contact-states'
import { seal, unseal } from '../platform/seal.ts'

const use = 'contact form'
/** Nobody fills in four fields sooner than this after touching the first. In milliseconds. */
const minAge = 3000
/** A page may be open for days before its form is sent. */
const maxAge = 7 * 24 * 3_600_000

const anyone = 'visitor'

/** A mark of this moment that only the server can make, with a name of its own so that it serves for one message. */
export const makeProof = (secret: string): string =>
  seal(secret, use, anyone, JSON.stringify({ id: randomUUID(), at: Date.now() } satisfies Mark))

interface Mark {
  id: string
  /** Milliseconds. */
  at: number
}

function getMark(secret: string, proof: string): Mark | null {
  try {
    // Only `makeProof` seals for this use.
    return JSON.parse(unseal(secret, use, anyone, proof)) as Mark
  } catch {
    return null
  }
}

interface FormProof {
  spam: SpamReason | null
  /** The name of its proof where that is good. */
  proof_id: string | null
  /** True if the proof shows that our form was used; otherwise the words are checked (docs/decisions/conversations.md). */
  proven: boolean
}

/** Checks by its form whether a message is a machine's. An application that calls without our form brings no proof, which says nothing against it. */
export function checkForm(
  secret: string,
  { website, proof }: { website?: string | null | undefined; proof?: string | null | undefined },
): FormProof {
  if (website) return { spam: 'trap', proof_id: null, proven: false }
  if (!proof) return { spam: null, proof_id: null, proven: false }
  const mark = getMark(secret, proof)
  if (!mark) return { spam: 'no_proof', proof_id: null, proven: false }
  const age = Date.now() - mark.at
  if (age > maxAge) return { spam: null, proof_id: null, proven: false }
  return { spam: age < minAge ? 'too_fast' : null, proof_id: mark.id, proven: true }
}
