import type { Call } from '@rahba/contract/kernel/endpoint'
import type { CallInput } from '../../api/client.ts'
import { type SendOptions, useSend } from '../../api/queries.ts'
import type { ContractForm } from './use-contract-form.ts'

/**
 * A form that sends one call. What the server refuses is shown in the form, at its fields where it names any; what it took is no longer unsaved.
 * @param inputOf makes the call's input of what the form's schema gives.
 * @returns what FormShell and FormDialog take of it: spread it.
 */
export function useFormSend<E extends Call, Output, Values extends object>(
  form: ContractForm<Output, Values>,
  endpoint: E,
  inputOf: (output: Output) => CallInput<E>,
  options: Omit<SendOptions<E>, 'silent'> = {},
) {
  const { send, pending, error } = useSend(endpoint, {
    ...options,
    silent: true,
    onFailed: (refusal) => {
      form.refuse(refusal)
      options.onFailed?.(refusal)
    },
    onDone: (answer, input) => {
      form.saved()
      options.onDone?.(answer, input)
    },
  })
  return { form, onSubmit: form.submit((output) => send(inputOf(output))), pending, submitError: error?.ofWhole ?? null }
}
