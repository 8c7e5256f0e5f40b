import type { UploadedFile } from '@rahba/contract/kernel/files'

/** A message on its way: shown at once, kept until the server has it. */
export interface Outgoing {
  client_id: string
  text: string
  file: UploadedFile | null
  /** The reason it was refused, as text; null while it is on its way. */
  error: string | null
  /** The server rejected it. Any other failure is retried. */
  refused: boolean
  created_at: string
}

// The key includes the person: at a shared computer, another user neither sees nor sends what remained here.
const getKey = (person: string, session_id: string) => `chat:${person}:${session_id}`

interface SavedOutbox {
  draft: string
  /** Uploaded, and not yet sent. */
  files: UploadedFile[]
  outgoing: Outgoing[]
}

const empty: SavedOutbox = { draft: '', files: [], outgoing: [] }

/** Returns the text, files and messages that a person left unsent in a conversation. */
export function readOutbox(person: string, session_id: string): SavedOutbox {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(getKey(person, session_id)) ?? 'null')
    // Only `saveOutbox` writes there.
    return saved ? { ...empty, ...(saved as Partial<SavedOutbox>) } : empty
  } catch {
    return empty
  }
}

/** Keeps it for as long as the tab lives: a reload or another page loses nothing. */
export function saveOutbox(person: string, session_id: string, change: Partial<SavedOutbox>): void {
  const next = { ...readOutbox(person, session_id), ...change }
  try {
    if (next.draft || next.files.length > 0 || next.outgoing.length > 0)
      sessionStorage.setItem(getKey(person, session_id), JSON.stringify(next))
    else sessionStorage.removeItem(getKey(person, session_id))
  } catch {
    // The storage is full or forbidden: the text is still on screen.
  }
}
