import { localeNames } from '@rahba/contract/kernel/locale'
import { getStoreProfile, updateStoreProfile } from '@rahba/contract/stores/profile/profile.calls'
import { ownerBody } from '@rahba/contract/stores/profile/profile.schemas'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { useRevalidator } from 'react-router'
import { api } from '../../api/client.ts'
import { useSend } from '../../api/queries.ts'
import { Fields } from '../../kit/form/fields.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { TextInput } from '../../kit/inputs/text-inputs.tsx'
import { ImageInput } from '../../kit/inputs/upload/image-input.tsx'
import { ProfileForm } from '../../stores/profile/profile-form.tsx'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'

const toInitialValues = ({ member_name, member_avatar, member_locale }: StoreProfile) => ({
  name: member_name,
  avatar: member_avatar,
  locale: member_locale,
})

/** The profile as the version of its member. */
const getVersion = (profile: StoreProfile) => ({ ...profile, updated_at: profile.member_updated_at })

/** The signed-in person: name, picture, the language they are written to in. */
export function OwnerForm() {
  const { owner: t, saved: message } = useText('portal/profile')
  const { revalidate } = useRevalidator()
  const store = useStore()
  const form = useContractForm(ownerBody, { initial: toInitialValues(store), labels: storeLabels })
  const newer = async () => {
    void revalidate()
    return getVersion(await api(getStoreProfile, {}))
  }
  // The phone and email beside it belong to the same record, and change separately.
  const stale = useStaleSave(getVersion(store), newer, (profile) => form.restart(toInitialValues(profile)), { shown: toInitialValues })
  const save = useSend(updateStoreProfile, {
    silent: true,
    message,
    headers: stale.headers,
    onFailed: form.showErrors,
    onDone: (answer) => {
      stale.saved(getVersion(answer))
      form.restart(toInitialValues(answer))
      form.markSaved()
      void revalidate()
    },
  })
  const submit = form.submit((body) => save.send({ body }))
  return (
    <ProfileForm title={t.title} form={form} save={{ ...save, stale: stale.getWays(save, submit) }} onSubmit={submit}>
      <Fields>
        <TextInput {...form.field('name')} label={t.name} required autoComplete="name" />
        <ChoiceInput {...form.field('locale')} label={t.language} required choices={localeNames} />
      </Fields>
      <ImageInput {...form.field('avatar')} />
    </ProfileForm>
  )
}
