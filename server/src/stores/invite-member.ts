import { getSubject } from '../access/codes/code-rules.ts'
import { issueLink } from '../access/codes/issue-code.ts'
import { accountMailJob } from '../access/mails/account-mail.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'

/** Mails a link to set the first password, good for the time `codeRules` gives invitations; links sent before end. */
export async function inviteMember(db: Db, deps: Pick<Deps, 'jobs'>, member: { id: string; email: string }): Promise<void> {
  const request = { purpose: 'invitation', subject: getSubject('store', member.email), subject_id: member.id } as const
  const token = await issueLink(db, request, { limited: false })
  await deps.jobs.enqueue(db, accountMailJob, { side: 'store', about: 'invitation', address: member.email, token })
}
