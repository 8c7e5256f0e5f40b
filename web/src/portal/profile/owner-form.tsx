import { ownerBody, updateStoreProfile } from '@rahba/contract/stores/profile'
import { type StoreProfile, storeLabels } from '@rahba/contract/stores/store-schemas'
import { useRevalidator } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { Fields } from '../../kit/form/fields.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { ImageInput } from '../../kit/inputs/image-input.tsx'
import { TextInput } from '../../kit/inputs/text-inputs.tsx'
import { ProfileForm } from '../../stores/profile/profile-form.tsx'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'

const languages = { ar: { ar: 'العربية', en: 'العربية' }, en: { ar: 'English', en: 'English' } }

const startOf = ({ member_name, member_avatar, member_locale }: StoreProfile) => ({
  name: member_name,
  avatar: member_avatar,
  locale: member_locale,
})

/** The signed-in person: name, picture, the language they are written to in. */
export function OwnerForm() {
  const { owner: t, saved: message } = useText('portal/profile')
  const { revalidate } = useRevalidator()
  const form = useContractForm(ownerBody, { initial: startOf(useStore()), labels: storeLabels })
  const save = useSend(updateStoreProfile, {
    silent: true,
    message,
    onFailed: form.refuse,
    onDone: (answer) => {
      form.restart(startOf(answer))
      form.saved()
      void revalidate()
    },
  })
  return (
    <ProfileForm title={t.title} form={form} save={save} onSubmit={form.submit((body) => save.send({ body }))}>
      <Fields>
        <TextInput {...form.field('name')} label={t.name} required autoComplete="name" />
        <ChoiceInput {...form.field('locale')} label={t.language} required choices={languages} />
      </Fields>
      <ImageInput {...form.field('avatar')} />
    </ProfileForm>
  )
}
