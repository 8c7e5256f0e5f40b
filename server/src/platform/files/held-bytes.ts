import { fileErrors } from '@rahba/contract/kernel/files'
import { fail } from '../errors.ts'

const megabyte = 1024 * 1024
/** The memory limits for uploads being received or read: of one account, and of all at this node. */
const maxOfAccount = 48 * megabyte
const maxOfAll = 128 * megabyte

const byAccount = new Map<string, number>()
let all = 0

export interface HeldBytes {
  /** Counts bytes that came in. Throws `file_queue` when uploads hold too much already. */
  take: (bytes: number) => void
  release: () => void
}

/** Counts what one upload of an account holds. Only bytes that came in count: who sends slowly keeps nobody out. */
export function holdBytes(account: string): HeldBytes {
  let own = 0
  const add = (bytes: number) => {
    own += bytes
    all += bytes
    const held = (byAccount.get(account) ?? 0) + bytes
    if (held > 0) byAccount.set(account, held)
    else byAccount.delete(account)
  }
  return {
    take(bytes) {
      if ((byAccount.get(account) ?? 0) + bytes > maxOfAccount || all + bytes > maxOfAll) throw fail(fileErrors.file_queue, { seconds: 5 })
      add(bytes)
    },
    release: () => add(-own),
  }
}
