import { updateStoreProfile } from '@rahba/contract/stores/profile'
import type { StoreProfile } from '@rahba/contract/stores/store-schemas'
import { useSend } from '../../api/queries.ts'
import { Fields } from '../../kit/form/fields.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { ImageInput } from '../../kit/inputs/image-input.tsx'
import { TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { ProfileForm } from './profile-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

const languages = { ar: { ar: 'العربية', en: 'العربية' }, en: { ar: 'English', en: 'English' } }

const startOf = ({ member_name, member_avatar, member_locale }: StoreProfile) => ({
  name: member_name,
  avatar: member_avatar,
  locale: member_locale,
})

/** The signed-in person: name, picture, the language they are written to in. */
export function OwnerForm() {
  const t = useText('portal/profile').owner
  const { form, saving } = useProfileForm(updateStoreProfile.body, startOf)
  const save = useSend(updateStoreProfile, saving)
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
