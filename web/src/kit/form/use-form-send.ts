import type { Call, ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { CallInput } from '../../api/client.ts'
import { type SendOptions, useSend } from '../../api/queries.ts'
import type { ContractForm } from './use-contract-form.ts'
import type { StaleSave } from './use-stale-save.tsx'

interface FormSendOptions<E extends Call> extends Omit<SendOptions<E>, 'silent' | 'headers'> {
  /** The check of a form that edits a record, so that another person's version is not overwritten without a question. */
  stale?: Pick<StaleSave<never>, 'headers' | 'getNotice'>
}

/**
 * A form that sends one call. What the server refuses is shown in the form, at its fields where it names any; what it took is no longer unsaved.
 * @param getInput makes the call's input of what the form's schema gives.
 * @returns what FormShell and FormDialog take of it: spread it.
 */
export function useFormSend<E extends Call, Output, Values extends object>(
  form: ContractForm<Output, Values>,
  endpoint: E,
  getInput: (output: Output) => CallInput<E>,
  { stale, ...options }: FormSendOptions<E> = {},
) {
  const call = useSend(endpoint, {
    ...options,
    silent: true,
    headers: stale?.headers,
    onFailed: (refusal) => {
      form.showErrors(refusal)
      options.onFailed?.(refusal)
    },
    onDone: (answer: ResponseOf<E>, input) => {
      form.markSaved()
      options.onDone?.(answer, input)
    },
  })
  const onSubmit = form.submit((output) => call.send(getInput(output)))
  const notice = stale?.getNotice(call, () => onSubmit()) ?? null
  return { form, onSubmit, pending: call.pending, submitError: notice ? null : (call.error?.ofWhole ?? null), notice }
}
