import { errorText } from '@rahba/contract/kernel/errors'
import { maxFileBytes, megabyte } from '@rahba/contract/kernel/file-limits'
import { fileErrors } from '@rahba/contract/kernel/files'
import type { LoadContext } from '../../shell/request/call-api.ts'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

/** The refusal of a form whose files are too large to be read at all. */
export const tooLarge = (context: LoadContext, field: string): RefusedForm => {
  const text = errorText(fileErrors.file_too_large, context.get(pageRequest).locale, { mb: maxFileBytes / megabyte })
  return { values: {}, code: 'file_too_large', error: null, fields: { [field]: text }, status: 422 }
}
