import type { Deps } from '../../platform/deps.ts'
import type { Who } from '../../platform/http/who.ts'
import type { StillSignedIn } from '../../platform/realtime/watch-sessions.ts'
import { findOpen, whoOf } from './authenticate.ts'

/** The rows of `authenticate`, asked by session instead of token. Nothing is written: an open socket is no use of a session. */
export function stillSignedInWith({ pool }: Pick<Deps, 'pool'>): StillSignedIn {
  return async (session_ids) => {
    const found = new Map<string, Who>()
    for (const [audience, text] of findOpen) {
      const { rows } = await pool.query({ name: `still_signed_in_${audience}`, text, values: [session_ids] })
      for (const row of rows) found.set(row.session_id, whoOf(audience, row))
    }
    return found
  }
}
