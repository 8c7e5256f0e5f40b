import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { getSubject } from '../codes/code-subject.ts'
import { issueLink } from '../codes/issue-code.ts'
import { accountMailJob } from './account-mail.ts'

/**
 * Mails an administrator or a member of a store a link to set the first password, good for the time `codeRules` gives invitations. Links sent before
 * end.
 */
export async function sendInvitation(
  db: Db,
  deps: Pick<Deps, 'jobs'>,
  side: 'admin' | 'store',
  { id, email }: { id: string; email: string },
): Promise<void> {
  const request = { purpose: 'invitation', subject: getSubject(side, email), subject_id: id } as const
  const token = await issueLink(db, request, { limited: false })
  await deps.jobs.enqueue(db, accountMailJob, { side, about: 'invitation', address: email, token })
}
