import { clientErrors } from '@rahba/contract/kernel/client-errors'
import type { Call, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { type Arguments, innerCall, isDeletionPending, type LoadContext, refuse } from './call-api.ts'
import { type InnerCall, pageRequest } from './request-context.ts'

/** A form that was not taken: as it was typed, and why. The page draws it again with both. */
export interface RefusedForm {
  values: Record<string, string>
  /** The code of the refusal, such as `stale_record`. */
  code: string
  /** The message about the whole form, if no single field is to blame. */
  error: string | null
  fields: Partial<Record<string, string>>
  status: number
}

interface ReceivedForm<T> {
  refused: null
  answer: T
  /** The `Set-Cookie` headers of the answer. */
  cookies: string[]
}

const isRefusal = (body: unknown): body is { error: string; code: string; fields?: Record<string, string> } =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'

/** Returns what was typed in a form: files are left out, and of several values with one name the last is kept. */
export const readTyped = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/**
 * Sends what a browser posted to a page on to our API. A refusal is returned for the form, with what was typed. The end of a session leads to
 * the page to sign in, and a record that does not exist to the not-found page.
 * @param back the page to come back to after signing in; the page of the form if it is left out
 */
export async function postForm<E extends Call>(
  context: LoadContext,
  endpoint: E,
  typed: Record<string, string>,
  input: NonNullable<Arguments<E>[0]>,
  headers?: InnerCall['headers'],
  back?: string,
): Promise<ReceivedForm<ResponseOf<E>> | { refused: RefusedForm }> {
  const page = context.get(pageRequest)
  const { status, body, cookies } = await page.call({ ...innerCall(endpoint, input), ...(headers && { headers }) })
  // The server serialises by this endpoint's own response schema.
  if (status < 400) return { refused: null, answer: body as ResponseOf<E>, cookies }
  if (status === 401 || status === 404 || isDeletionPending(body))
    refuse({ ...page, pageUrl: back ?? page.pageUrl }, endpoint.path, status, body)
  if (!isRefusal(body))
    return { refused: { values: typed, code: 'internal', error: clientErrors.internal[page.locale], fields: {}, status } }
  const { error, code, fields = {} } = body
  return { refused: { values: typed, code, error: fields._ ?? (Object.keys(fields).length > 0 ? null : error), fields, status } }
}
