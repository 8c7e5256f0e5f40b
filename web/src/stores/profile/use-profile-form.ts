import { storeLabels } from '@rahba/contract/stores/store-labels'
import type { StoreFacts } from '@rahba/contract/stores/store-shapes'
import type { z } from 'zod'
import { type ContractForm, useContractForm } from '../../kit/form/use-contract-form.ts'
import { useText } from '../../text/use-text.ts'
import { type Group, type GroupBodies, type GroupSave, type Saving, useSubject } from './subject.ts'

/** The words of the forms, in the words of their surface. */
export const useFormText = () => useText(useSubject().text)

/** True if a change is newly waiting for acceptance; a repeated request has another moment. */
const asksMore = (before: StoreFacts, { changes }: StoreFacts) =>
  changes.some(({ id, created_at }) => !before.changes.some((old) => old.id === id && old.created_at === created_at))

/** A form over one group of the profile. Every save answers with the whole store: the form starts over from it. */
export function useProfileForm<G extends Group, Values extends object>(
  group: G,
  schema: z.ZodType<GroupBodies[G]>,
  startOf: (store: StoreFacts) => Values,
): { form: ContractForm<GroupBodies[G], Values>; save: GroupSave<GroupBodies[G]>; saving: Saving; store: StoreFacts } {
  const { store, useSave } = useSubject()
  const t = useFormText()
  const form = useContractForm(schema, { initial: startOf(store), labels: storeLabels })
  const saving: Saving = {
    message: (answer) => (asksMore(store, answer) ? t.waiting.sent : t.saved),
    onDone: (answer) => {
      form.restart(startOf(answer))
      form.markSaved()
    },
    onFailed: form.showErrors,
  }
  return { form, save: useSave(group, saving), saving, store }
}
