import type { Deps } from '../../platform/deps.ts'
import type { Who } from '../../platform/http/who.ts'
import type { StillSignedIn } from '../../platform/realtime/watch-sessions.ts'
import { findOpen, getPerson } from './authenticate.ts'

/** The rows of `authenticate`, asked by session instead of token. Nothing is written: an open socket is no use of a session. */
export function stillSignedInWith({ db }: Pick<Deps, 'db'>): StillSignedIn {
  return async (session_ids) => {
    const found = new Map<string, Who>()
    for (const audience of ['admin', 'store', 'user'] as const) {
      const rows = await findOpen[audience](db, { ids: session_ids })
      for (const row of rows) found.set(row.session_id, getPerson(audience, row))
    }
    return found
  }
}
