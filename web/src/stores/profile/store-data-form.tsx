import { TagsInput } from '@mantine/core'
import { type StoreFacts, storeDataC1Body } from '@rahba/contract/stores/store-shapes'
import { Fields } from '../../kit/form/fields.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { CodeTextInput, LongTextInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { ImageInput } from '../../kit/inputs/upload/image-input.tsx'
import { CategoryInputs } from './category-inputs.tsx'
import { CitySelect } from './place-select.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useSubject } from './subject.ts'
import { useFormText, useProfileForm } from './use-profile-form.ts'
import { WaitingChange } from './waiting-change.tsx'

const bothEmpty = { ar: '', en: '' }
const toInitialValues = ({
  name,
  description,
  logo,
  category_id,
  subcategory_id,
  city_id,
  address,
  tags,
  he_sells,
  refund_policy,
  AuthNumBusiness,
}: StoreFacts) => ({
  name,
  description: description ?? bothEmpty,
  logo,
  category_id,
  subcategory_id,
  city_id,
  address,
  tags,
  he_sells,
  refund_policy,
  AuthNumBusiness,
})

/** The store's data that shoppers see. */
export function StoreDataForm() {
  const t = useFormText().info
  const { form, save, saving, store } = useProfileForm('data_business', storeDataC1Body, toInitialValues)
  const business = store.entity_type === 'business'
  const individual = useSubject().useSave('data_individual', saving)
  const policy = form.bilingual('refund_policy')
  // If both languages are emptied, there is no policy instead of two texts that are too short.
  const policySide = (side: 'ar' | 'en') => ({
    ...policy[side],
    onChange: (text: unknown) => {
      policy[side].onChange(text)
      const other = form.values.refund_policy?.[side === 'ar' ? 'en' : 'ar']
      if (!text && !other) form.set('refund_policy', null)
    },
  })
  return (
    <ProfileForm
      title={t.title}
      lead={t.lead}
      form={form}
      save={business ? save : individual}
      onSubmit={form.submit((body) => {
        if (business) return save.send(body)
        individual.send(body)
      })}
    >
      <ImageInput {...form.field('logo')} description={t.logoHint} sharp={{ width: 400, height: 400 }} />
      <WaitingChange field="name">
        <BilingualInput {...form.bilingual('name')} required maxLength={80} />
      </WaitingChange>
      <BilingualInput {...form.bilingual('description')} required of="long_text" maxLength={1000} />
      <Fields>
        <CategoryInputs category={form.field('category_id')} subcategory={form.field('subcategory_id')} chooseFirst={t.chooseCategory} />
        <CitySelect {...form.field('city_id')} required />
        <TextInput {...form.field('address')} placeholder={t.addressExample} autoComplete="street-address" />
      </Fields>
      <LongTextInput {...form.field('he_sells')} description={t.heSellsHint} rows={2} maxLength={300} />
      <TagsInput
        {...form.field('tags')}
        description={t.tagsHint}
        maxTags={20}
        splitChars={[',', '،', ';']}
        clearable
        comboboxProps={{ shadow: 'md' }}
      />
      <BilingualInput {...policy} ar={policySide('ar')} en={policySide('en')} of="long_text" maxLength={2000} />
      <CodeTextInput {...form.field('AuthNumBusiness')} description={t.authHint} />
    </ProfileForm>
  )
}
