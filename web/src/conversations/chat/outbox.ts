import type { UploadedFile } from '@rahba/contract/kernel/files'

/** A message on its way: shown at once, kept until the server has it. */
export interface Outgoing {
  client_id: string
  text: string
  file: UploadedFile | null
  /** Why it was refused, in words; null while it is on its way. */
  error: string | null
  /** The server said no; without that it may pass by itself. */
  refused: boolean
  created_at: string
}

const keyOf = (actor: string, session_id: string) => `chat:${actor}:${session_id}`

interface Kept {
  draft: string
  outgoing: Outgoing[]
}

const empty: Kept = { draft: '', outgoing: [] }

/** What was typed in a conversation and has not arrived, from an earlier look at it. */
export function readOutbox(actor: string, session_id: string): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(actor, session_id)) ?? 'null')
    // only `keepOutbox` writes there
    return kept ? { ...empty, ...(kept as Partial<Kept>) } : empty
  } catch {
    return empty
  }
}

/** Keeps it for as long as the tab lives: a reload or another page loses nothing. */
export function keepOutbox(actor: string, session_id: string, change: Partial<Kept>): void {
  const next = { ...readOutbox(actor, session_id), ...change }
  try {
    if (next.draft || next.outgoing.length > 0) sessionStorage.setItem(keyOf(actor, session_id), JSON.stringify(next))
    else sessionStorage.removeItem(keyOf(actor, session_id))
  } catch {
    // a full or forbidden store: it is still on screen
  }
}
