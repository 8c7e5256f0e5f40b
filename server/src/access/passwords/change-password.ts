import { accessErrors } from '@rahba/contract/access/errors'
import { failField } from '../../platform/errors.ts'
import { checkPassword, hashPassword } from './hash-password.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

/** Checks an old and a new password and returns the hash to save. Errors are at `old_password` or `new_password`. */
export async function newHash(saved: string | null, body: { old_password: string; new_password: string }): Promise<string> {
  if (!(await checkPassword(saved, body.old_password))) throw failField('old_password', accessErrors.password_wrong)
  if (body.old_password === body.new_password) throw failField('new_password', accessErrors.password_same)
  refuseCommonPassword('new_password', body.new_password)
  return hashPassword(body.new_password)
}
