import { type FormErrors, useForm } from '@mantine/form'
import { type FieldLabels, fieldLabel } from '@rahba/contract/kernel/labels'
import { fieldMessages } from '@rahba/contract/kernel/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { ApiError } from '../../api/errors.ts'
import { toast } from '../../api/toast.ts'
import { useLocale } from '../../text/locale.ts'
import { isRequired } from './is-required.ts'

interface FormOptions<Values> {
  /** The initial values of the fields. An optional field may be null or empty: the schema decides. */
  initial: Values
  /**
   * Names of fields beyond the common ones: `resource.labels.fields`, or the endpoint's `labels`; by the values, where another field changes a
   * name.
   */
  labels?: FieldLabels | ((values: Values) => FieldLabels)
}

/** The properties that an input of the kit needs of a field: spread it, `<MoneyInput {...form.field('price')} />`. */
export interface FieldProps<Value> {
  name: string
  label: string
  value: Value
  onChange: (value: unknown) => void
  error: React.ReactNode
  required: boolean
}

export interface ContractForm<Output, Values> {
  values: Values
  errors: FormErrors
  /** The number of times that errors were put into the form: with another number, they are about the values of now. */
  marks: number
  dirty: boolean
  /** The props of a top-level field. */
  field: <K extends keyof Values & string>(key: K) => FieldProps<Values[K]>
  /** The props of a nested field by its path, such as `delivery_locations.0.city_id`; the caller knows what it holds. */
  at: <Value>(path: string, value: Value) => FieldProps<Value>
  /** The props of BilingualInput. */
  bilingual: (
    key: keyof Values & string,
  ) => Omit<FieldProps<unknown>, 'name' | 'value' | 'onChange' | 'error'> & Record<'ar' | 'en', FieldProps<string>>
  set: <K extends keyof Values & string>(key: K, value: Values[K]) => void
  /**
   * Makes the handler for `onSubmit`: checks by the contract's schema, then gives what it made of the values (trimmed, numbers read).
   * @param others values that were put into the fields just now, which the next drawing will show
   */
  submit: (onValid: (output: Output) => void, others?: Values) => (event?: FormEvent<HTMLFormElement>) => void
  /** Puts the server's messages under their fields and goes to the first. */
  showErrors: (error: ApiError) => void
  /** Call when it was saved, before leaving: nothing is unsaved any more. */
  markSaved: () => void
  /** Starts over with other values. */
  restart: (values: Values) => void
  /** Returns the unsaved values, or null if there are none. From then on the page may be left, because they are stored elsewhere. */
  takeUnsavedValues: () => Values | null
  /** Puts values that were kept back into the fields that are still there, as typed. */
  restoreValues: (values: object) => void
  /** Read by the leave guard. */
  guard: { readonly current: boolean }
}

const getSide = (value: unknown, side: 'ar' | 'en'): string => {
  const text: unknown = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[side] : ''
  return typeof text === 'string' ? text : ''
}

/**
 * Returns a function that sets errors and then goes to the first field they mark, and how often it did. An effect goes there, because only then
 * are the marks drawn: a busy page draws them later than the next frame.
 */
function useMarks(errors: object, setErrors: (errors: Record<string, string>) => void) {
  const goesToMark = useRef(false)
  const [marks, setMarks] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when other errors have been drawn
  useEffect(() => {
    if (!goesToMark.current) return
    goesToMark.current = false
    // A tool of the form has fields that are not saved with it, and marks of its own.
    document.querySelector<HTMLElement>('form [aria-invalid="true"]:not([data-tool] *)')?.focus()
  }, [errors])
  const mark = (found: Record<string, string>) => {
    goesToMark.current = true
    setErrors(found)
    setMarks((count) => count + 1)
  }
  return { mark, marks }
}

/** Warns if a file of this form is still uploading, because the form would be saved without it. Returns whether it did. */
function warnOfUploads(form: HTMLFormElement | undefined): boolean {
  const tile = (form ?? document).querySelector<HTMLElement>('[data-uploading]')
  if (!tile) return false
  tile.scrollIntoView({ block: 'nearest' })
  toast(tile.dataset.uploading ?? '', 'error')
  return true
}

/** A form over a schema of the contract: the same rules and the same sentences as the server's. */
export function useContractForm<Output, Values extends object>(
  schema: z.ZodType<Output>,
  { initial, labels }: FormOptions<Values>,
): ContractForm<Output, Values> {
  const locale = useLocale()
  const released = useRef(false)
  const namesFor = (values: Values) => (typeof labels === 'function' ? labels(values) : labels)
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: initial,
    validate: (values) => {
      const result = schema.safeParse(values, { reportInput: true })
      return result.success ? {} : fieldMessages(result.error.issues, locale, namesFor(values))
    },
    onValuesChange: () => {
      released.current = false
    },
  })
  const { mark, marks } = useMarks(form.errors, form.setErrors)
  const names = namesFor(form.values)
  const dirty = form.isDirty()
  const guard = useRef(false)
  guard.current = dirty && !released.current

  const at = <Value>(path: string, value: Value): FieldProps<Value> => ({
    name: path,
    label: fieldLabel(path.split('.'), locale, names),
    value,
    // Mantine types a path's value by the path; a path made at run time has none
    onChange: (next) => form.setFieldValue(path as never, next as never),
    error: form.errors[path],
    required: isRequired(schema, path),
  })
  const side = (key: keyof Values & string, language: 'ar' | 'en') => {
    const props = at(`${key}.${language}`, getSide(form.values[key], language))
    return {
      ...props,
      // A field that was null begins as a pair; a message about the entire field goes away with the first letter.
      onChange: (next: unknown) => {
        const pair = { ar: getSide(form.values[key], 'ar'), en: getSide(form.values[key], 'en'), [language]: next }
        // Mantine types a path's value by the path; which key it is, is known only at run time
        form.setFieldValue(key, pair as never)
        form.clearFieldError(`${key}.${language}`)
      },
      error: props.error ?? form.errors[key],
    }
  }

  return {
    values: form.values,
    errors: form.errors,
    marks,
    dirty,
    field: (key) => at(key, form.values[key]),
    at,
    bilingual: (key) => ({
      label: fieldLabel([key], locale, names),
      required: isRequired(schema, key),
      ar: side(key, 'ar'),
      en: side(key, 'en'),
    }),
    // The signature of `set` holds key and value together, but Mantine needs the type of the path.
    set: (key, value) => form.setFieldValue(key, value as never),
    submit: (onValid, others) => (event) => {
      event?.preventDefault()
      event?.stopPropagation()
      if (warnOfUploads(event?.currentTarget)) return
      const values = others ?? form.values
      const parsed = schema.safeParse(values, { reportInput: true })
      if (parsed.success) {
        form.clearErrors()
        return onValid(parsed.data)
      }
      mark(fieldMessages(parsed.error.issues, locale, namesFor(values)))
    },
    showErrors: (error) => {
      if (!error.hasFields) return
      mark(error.fields)
    },
    markSaved: () => {
      released.current = true
      guard.current = false
      form.resetDirty()
    },
    restart: (values) => {
      form.setInitialValues(values)
      form.setValues(values)
      form.clearErrors()
      form.resetDirty(values)
    },
    takeUnsavedValues: () => {
      if (!guard.current) return null
      released.current = true
      guard.current = false
      return form.getValues()
    },
    restoreValues: (saved) => {
      const known = Object.entries(saved).filter(([key]) => Object.hasOwn(form.getValues(), key))
      // The same form wrote them, so keys and values belong to its fields.
      form.setValues(Object.fromEntries(known) as Partial<Values>)
    },
    guard,
  }
}
