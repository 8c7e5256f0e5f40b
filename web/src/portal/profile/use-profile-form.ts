import type { StoreProfile } from '@rahba/contract/stores/store-schemas'
import { storeLabels } from '@rahba/contract/stores/store-schemas'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import type { ApiError } from '../../api/errors.ts'
import { type ContractForm, useContractForm } from '../../kit/form/use-contract-form.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'

/** What a save of the profile does afterwards: hand it to `useSend`. */
export interface Saving {
  silent: true
  message: string
  onDone: (answer: StoreProfile) => void
  onFailed: (error: ApiError) => void
}

/**
 * A form over one group of the profile. Every save answers with the whole profile: the form starts over from it, and the frame with its banners and
 * the checklist load anew.
 */
export function useProfileForm<Output, Values extends object>(
  schema: z.ZodType<Output>,
  startOf: (store: StoreProfile) => Values,
): { form: ContractForm<Output, Values>; saving: Saving; store: StoreProfile } {
  const t = useText('portal/profile')
  const store = useStore()
  const { revalidate } = useRevalidator()
  const form = useContractForm(schema, { initial: startOf(store), labels: storeLabels })
  const saving: Saving = {
    silent: true,
    message: t.saved,
    onDone: (answer) => {
      form.restart(startOf(answer))
      form.saved()
      void revalidate()
    },
    onFailed: form.refuse,
  }
  return { form, saving, store }
}
