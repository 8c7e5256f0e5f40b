import { clientErrors } from '@rahba/contract/kernel/client-errors'
import type { Locale } from '@rahba/contract/kernel/locale'

/** The answer of the server to a refused call. */
interface ErrorBody {
  error: string
  code: string
  fields?: Record<string, string>
  /** The number of digits of the code that was sent; comes with `account_not_verified`, `code_too_soon` and `code_too_many`. */
  code_length?: number
  request_id?: string
}

/** The one error a call can end with. `status` is 0 when no answer came (`code` is then `network`). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** The text for the person, in the language of the page. */
  readonly error: string
  /** Messages by field path (`name.ar`); empty when no field is to blame. */
  readonly fields: Record<string, string>
  readonly code_length: number | undefined
  readonly request_id: string | undefined

  constructor(status: number, body: ErrorBody) {
    super(body.error)
    this.status = status
    this.code = body.code
    this.error = body.error
    this.fields = body.fields ?? {}
    this.code_length = body.code_length
    this.request_id = body.request_id
  }

  get hasFields(): boolean {
    return Object.keys(this.fields).length > 0
  }

  /** Itself where it blames the form as a whole, null where its fields say it all. */
  get ofWhole(): ApiError | null {
    return '_' in this.fields || !this.hasFields ? this : null
  }
}

const networkText = {
  ar: 'تعذّر الاتصال بالخادم. تحقق من اتصالك بالإنترنت ثم أعِد المحاولة',
  en: 'Couldn’t reach the server. Check your internet connection and try again',
}

export const networkError = (locale: Locale) => new ApiError(0, { code: 'network', error: networkText[locale] })

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string'

/** Returns the error of a refused answer; a body that isn't ours (a proxy's page) becomes the specified default text. */
export async function errorFrom(response: { status: number; text: () => Promise<string> }, locale: Locale): Promise<ApiError> {
  try {
    const body: unknown = JSON.parse(await response.text())
    if (isErrorBody(body)) return new ApiError(response.status, { ...body, code: body.code ?? 'unknown' })
  } catch {
    // The body is not JSON, so the default below applies.
  }
  return new ApiError(response.status, { code: 'unknown', error: clientErrors.internal[locale] })
}

/** Any thrown value as an ApiError, so that screens show one kind. */
export function asApiError(thrown: unknown, locale: Locale): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError(0, { code: 'unknown', error: clientErrors.internal[locale] })
}

/** True if the same call may succeed a moment later: no answer, too many calls, or a server that is busy or going down. */
export const mayPass = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500
