import { errorText } from '@rahba/contract/kernel/errors'
import { fileErrors } from '@rahba/contract/kernel/files'
import { uploadUserFile } from '@rahba/contract/kernel/files.calls'
import type { LoadContext } from '../../shell/request/call-api.ts'
import { postForm } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

/** The files that were chosen in a field; a browser sends an empty one where none was. */
export const chosenFiles = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((value): value is File => value instanceof File && (value.size > 0 || value.name !== ''))

/** Uploads a private file of the customer's. Returns its id, or the reason why it was not taken. */
export async function uploadFile(
  context: LoadContext,
  file: File,
  purpose: 'slip' | 'paper',
): Promise<{ id: string; refused: null } | { id: null; refused: string }> {
  const body = new FormData()
  body.set('purpose', purpose)
  body.set('file', file, file.name)
  const posted = await postForm(context, uploadUserFile, {}, { body })
  if (!posted.refused) return { id: posted.answer.id, refused: null }
  return { id: null, refused: posted.refused.error ?? errorText(fileErrors.file_corrupt, context.get(pageRequest).locale) }
}
