import { type ErrorDef, type ErrorParams, errors } from '@rahba/contract/kernel/errors'

/** A refusal on its way to the caller. The one error handler turns it into `{error, code, fields?, request_id}` in the caller's language. */
export class AppError extends Error {
  readonly error: ErrorDef
  readonly params: ErrorParams
  /** Refusals by field path; shown under those fields. */
  readonly fields: Readonly<Record<string, { error: ErrorDef; params: ErrorParams }>>

  constructor(error: ErrorDef, params: ErrorParams = {}, fields: AppError['fields'] = {}) {
    super(error.code)
    this.error = error
    this.params = params
    this.fields = fields
  }
}

/** `throw fail(errors.not_found)`; `params` fill the `{names}` of the text. */
export const fail = (error: ErrorDef, params: ErrorParams = {}): AppError => new AppError(error, params)

/** A refusal that belongs to one field of the form: answered as 422 `validation` with the text under that field. */
export const failField = (path: string, error: ErrorDef, params: ErrorParams = {}): AppError =>
  new AppError(errors.validation, {}, { [path]: { error, params } })

/** Several at once. */
export const failFields = (fields: Record<string, ErrorDef>): AppError =>
  new AppError(errors.validation, {}, Object.fromEntries(Object.entries(fields).map(([path, error]) => [path, { error, params: {} }])))

/** Maps all items and throws what `work` refuses of them as one error, so that a form is told of all its rows at once. */
export function mapCollectingErrors<T, R>(items: readonly T[], work: (item: T, index: number) => R): R[] {
  let fields: AppError['fields'] = {}
  const made = items.flatMap((item, index) => {
    try {
      return [work(item, index)]
    } catch (error) {
      if (!(error instanceof AppError) || Object.keys(error.fields).length === 0) throw error
      fields = { ...fields, ...error.fields }
      return []
    }
  })
  if (Object.keys(fields).length > 0) throw new AppError(errors.validation, {}, fields)
  return made
}

/**
 * Runs checks one after another and throws what all of them refuse as one error, so that a form is told of all its fields at once. An error that
 * blames no field is thrown as it is.
 */
export async function runAllChecks(...checks: readonly (() => Promise<void>)[]): Promise<void> {
  let fields: AppError['fields'] = {}
  for (const check of checks) {
    try {
      await check()
    } catch (error) {
      if (!(error instanceof AppError) || Object.keys(error.fields).length === 0) throw error
      fields = { ...fields, ...error.fields }
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError(errors.validation, {}, fields)
}
