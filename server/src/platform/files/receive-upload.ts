import type {} from '@fastify/multipart' // adds parts() to Fastify's types
import { errors } from '@rahba/contract/kernel/errors'
import { maxFileBytes } from '@rahba/contract/kernel/file-limits'
import { fileErrors, filePurposes } from '@rahba/contract/kernel/files'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, fail } from '../errors.ts'
import { InvalidInput } from '../http/schemas.ts'
import { type HeldBytes, holdBytes } from './held-bytes.ts'
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
const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** The caller's error for a failure to read the form. */
function findRefusal(error: unknown, maxBytes: number): unknown {
  if (error instanceof AppError || error instanceof InvalidInput) return error
  const code = getCode(error)
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fail(fileErrors.file_too_large, { mb: maxBytes / 1024 / 1024 })
  if (code === 'FST_FILES_LIMIT') return fail(fileErrors.file_too_many)
  // The form ends early, has no boundary or too many parts; whatever the parser calls it, the request is at fault.
  return fail(errors.malformed)
}

/** Reads a form's file, counted against the memory that uploads may hold. */
async function readBytes(stream: AsyncIterable<Buffer>, held: HeldBytes): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) {
    held.take(piece.length)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

interface Form<F> {
  fields: F
  file: { name: string | undefined; body: Buffer }
}

async function readForm<S extends z.ZodType>(
  request: FastifyRequest,
  schema: S,
  maxBytes: number,
  held: HeldBytes,
): Promise<Form<z.output<S>>> {
  const fields: Record<string, unknown> = {}
  let file: Form<unknown>['file'] | undefined
  try {
    for await (const part of request.parts({ limits: { ...uploadLimits, fileSize: maxBytes } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else if (file) throw fail(fileErrors.file_too_many)
      else if (part.fieldname !== 'file') throw fail(errors.malformed)
      else file = { body: await readBytes(part.file, held), name: part.filename }
    }
  } catch (error) {
    throw findRefusal(error, maxBytes)
  }
  const parsed = schema.safeParse(fields, { reportInput: true })
  if (!parsed.success) throw new InvalidInput(parsed.error.issues)
  if (!file) throw fail(fileErrors.file_missing)
  return { fields: parsed.data, file }
}

/**
 * Reads a multipart form with one `file` of at most `maxBytes` and its plain fields, as `schema` takes them, and gives it to `use`. Until that is
 * done its bytes count towards what uploads may hold in memory. Throws one of the `fileErrors`, `validation`, `malformed` or `unsupported_media`.
 * @param account whose upload it is, such as `store:<id>`
 */
export async function receiveForm<S extends z.ZodType, T>(
  request: FastifyRequest,
  { schema, maxBytes, account }: { schema: S; maxBytes: number; account: string },
  use: (form: Form<z.output<S>>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw fail(errors.unsupported_media)
  const held = holdBytes(account)
  try {
    return await use(await readForm(request, schema, maxBytes, held))
  } finally {
    held.release()
  }
}

/** Reads `file` and `purpose` from a multipart form. Throws as {@link receiveForm}. */
export const receiveUpload = <T>(request: FastifyRequest, account: string, use: (upload: Upload) => Promise<T>): Promise<T> =>
  receiveForm(request, { schema: form, maxBytes: maxFileBytes, account }, ({ fields, file }) => use({ purpose: fields.purpose, ...file }))
