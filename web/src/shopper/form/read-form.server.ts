import { megabyte } from '@rahba/contract/kernel/file-limits'

/** The most that a posted form may weigh in bytes, its files included. A page reads it whole into memory. */
const maxFormBytes = 24 * megabyte

/** Reads a posted form that may hold files. Null if it is too large, or does not say how large it is. */
export async function readForm(request: Request): Promise<FormData | null> {
  const length = request.headers.get('content-length')
  return length !== null && Number(length) <= maxFormBytes ? request.formData() : null
}
