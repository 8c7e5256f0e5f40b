import { type ErrorDef, type ErrorParams, errors, errorText } from '@rahba/contract/kernel/errors'
import type { FieldLabels } from '@rahba/contract/kernel/labels'
import { type Locale, localeFromHeader } from '@rahba/contract/kernel/locale'
import { fieldMessages } from '@rahba/contract/kernel/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, fail } from '../errors.ts'
import { errorPage, failedPage, localeOfPage, opensPage } from './error-page.ts'
import { findRefusal } from './pg-errors.ts'
import { plainPageHeaders } from './plain-page.ts'
import { InvalidInput } from './schemas.ts'

/** The language a caller reads, from `Accept-Language`; Arabic if it names no supported language. */
export const getLocale = (request: FastifyRequest): Locale => localeFromHeader(request.headers['accept-language'])

// Fastify's own refusals, by their codes.
const framework: Record<string, ErrorDef> = {
  FST_ERR_CTP_BODY_TOO_LARGE: errors.body_too_large,
  FST_REQ_FILE_TOO_LARGE: errors.body_too_large,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: errors.unsupported_media,
  FST_ERR_CTP_EMPTY_JSON_BODY: errors.malformed,
  FST_ERR_CTP_INVALID_JSON_BODY: errors.malformed,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: errors.malformed,
  FST_ERR_HANDLER_TIMEOUT: errors.unavailable,
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ErrorDef,
  params: ErrorParams = {},
  fields?: Record<string, string>,
): FastifyReply {
  const seconds = typeof params.seconds === 'number' ? Math.ceil(params.seconds) : error.status === 503 ? 1 : null
  if (seconds !== null) reply.header('retry-after', String(seconds))
  if (opensPage(request)) {
    const locale = localeOfPage(request.url) ?? getLocale(request)
    return reply
      .code(error.status)
      .headers(plainPageHeaders)
      .send(errorPage(locale, errorText(error, locale, params), seconds))
  }
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        error: errorText(error, getLocale(request), params),
        code: error.code,
        ...(fields ? { fields } : {}),
        ...(typeof params.code_length === 'number' ? { code_length: params.code_length } : {}),
        request_id: request.id,
      }),
    )
}

function answerAppError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const locale = getLocale(request)
  const entries = Object.entries(error.fields).map(([path, at]) => [path, errorText(at.error, locale, at.params)] as const)
  return answer(request, reply, error.error, error.params, entries.length > 0 ? Object.fromEntries(entries) : undefined)
}

/** An address that is refused before any route is found: broken escapes, or a part that is far too long. */
export function answerBadAddress(request: FastifyRequest, reply: FastifyReply): void {
  void answer(request, reply, errors.malformed)
}

/** The one place where a failure becomes an answer: `{error, code, fields?, request_id}`, in the caller's language, without inner details. */
export function useErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const labels: FieldLabels | undefined = request.routeOptions.config.endpoint?.labels
    const locale = getLocale(request)
    if (error instanceof InvalidInput) return answer(request, reply, errors.validation, {}, fieldMessages(error.issues, locale, labels))
    const refusal = error instanceof AppError ? error : findRefusal(error, locale, labels, request)
    if (refusal) {
      // The contract should have refused this value first, with its field.
      if (refusal.error.status === 400 && refusal !== error) request.log.warn({ err: error }, 'the database refused a value')
      if (refusal.error.status >= 500) request.log.error({ err: error }, 'the call could not be served')
      return answerAppError(request, reply, refusal)
    }
    const status = 'statusCode' in error ? error.statusCode : undefined
    const known = framework['code' in error ? error.code : ''] ?? (status && status < 500 ? errors.malformed : undefined)
    if (known) return answer(request, reply, known)
    request.log.error({ err: error }, 'unexpected error')
    if (opensPage(request))
      return reply
        .code(500)
        .headers(plainPageHeaders)
        .send(failedPage(localeOfPage(request.url) ?? locale))
    return answer(request, reply, errors.internal)
  })
  app.setNotFoundHandler((request, reply) => answerAppError(request, reply, fail(errors.route_not_found)))
}
