import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { getSubject } from '../codes/code-rules.ts'
import { issueLink } from '../codes/issue-code.ts'
import { accountMailJob } from '../mails/account-mail.ts'

/** Mails a link to set the first password, good for the time `codeRules` gives invitations; links sent before end. */
export async function inviteAdmin(db: Db, deps: Pick<Deps, 'jobs'>, admin: { id: string; email: string }): Promise<void> {
  const request = { purpose: 'invitation', subject: getSubject('admin', admin.email), subject_id: admin.id } as const
  const token = await issueLink(db, request, { limited: false })
  await deps.jobs.enqueue(db, accountMailJob, { side: 'admin', about: 'invitation', address: admin.email, token })
}
