import type {} from '@fastify/multipart' // adds parts() to Fastify's types
import { errors } from '@rahba/contract/kernel/errors'
import { fileErrors, filePurposes, maxFileBytes } from '@rahba/contract/kernel/files'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, fail } from '../errors.ts'
import { InvalidInput } from '../http/schemas.ts'
import type { Upload } from './save-file.ts'

/** Bounds of the whole form, so that no form is large in total either. */
export const uploadLimits = {
  fileSize: maxFileBytes,
  files: 2,
  fields: 4,
  parts: 6,
  fieldNameSize: 50,
  fieldSize: 200,
  headerPairs: 20,
} as const

const form = z.strictObject({ purpose: z.enum(filePurposes) })
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** What broke while the form was read, as the caller should hear it. */
function refusalOf(error: unknown, maxBytes: number): unknown {
  if (error instanceof AppError || error instanceof InvalidInput) return error
  const code = codeOf(error)
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fail(fileErrors.file_too_large, { mb: maxBytes / 1024 / 1024 })
  if (code === 'FST_FILES_LIMIT') return fail(fileErrors.file_too_many)
  // a form that ends early, has no boundary or too many parts; whatever the parser calls it, the request is at fault
  return fail(errors.malformed)
}

/**
 * Reads a multipart form with one `file` of at most `maxBytes` and its plain fields, as `schema` takes them.
 * Throws one of the `fileErrors`, `validation`, `malformed` or `unsupported_media`.
 */
export async function receiveForm<S extends z.ZodType>(
  request: FastifyRequest,
  schema: S,
  maxBytes: number,
): Promise<{ fields: z.output<S>; file: { name: string | undefined; body: Buffer } }> {
  if (!request.isMultipart()) throw fail(errors.unsupported_media)
  const fields: Record<string, unknown> = {}
  let file: { name: string | undefined; body: Buffer } | undefined
  try {
    for await (const part of request.parts({ limits: { ...uploadLimits, fileSize: maxBytes } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else if (file) throw fail(fileErrors.file_too_many)
      else if (part.fieldname !== 'file') throw fail(errors.malformed)
      else file = { body: await part.toBuffer(), name: part.filename }
    }
  } catch (error) {
    throw refusalOf(error, maxBytes)
  }
  const parsed = schema.safeParse(fields, { reportInput: true })
  if (!parsed.success) throw new InvalidInput(parsed.error.issues)
  if (!file) throw fail(fileErrors.file_missing)
  return { fields: parsed.data, file }
}

/** Reads `file` and `purpose` from a multipart form. Throws as {@link receiveForm}. */
export async function receiveUpload(request: FastifyRequest): Promise<Upload> {
  const { fields, file } = await receiveForm(request, form, maxFileBytes)
  return { purpose: fields.purpose, ...file }
}
