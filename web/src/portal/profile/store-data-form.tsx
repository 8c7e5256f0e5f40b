import { Select, TagsInput } from '@mantine/core'
import { listSiteStoresCatgs, listStoreSubcategories } from '@rahba/contract/catalog/store-categories'
import { inLocale } from '@rahba/contract/kernel/locale'
import { saveStoreDataC1, saveStoreDataC2 } from '@rahba/contract/stores/profile'
import { type StoreProfile, storeDataC1Body } from '@rahba/contract/stores/store-schemas'
import { useCall, useSend } from '../../api/queries.ts'
import { Fields } from '../../kit/form/fields.tsx'
import type { ContractForm } from '../../kit/form/use-contract-form.ts'
import { BilingualInput } from '../../kit/inputs/bilingual-input.tsx'
import { ImageInput } from '../../kit/inputs/image-input.tsx'
import { CodeTextInput, LongTextInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { CitySelect } from './place-select.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

const bothEmpty = { ar: '', en: '' }
const startOf = ({
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
}: StoreProfile) => ({
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
type Values = ReturnType<typeof startOf>

/** What shoppers see of the store. */
export function StoreDataForm() {
  const t = useText('portal/profile').info
  const { form, saving, store } = useProfileForm(storeDataC1Body, startOf)
  const business = store.entity_type === 'business'
  const saveC1 = useSend(saveStoreDataC1, saving)
  const saveC2 = useSend(saveStoreDataC2, saving)
  const policy = form.bilingual('refund_policy')
  // emptied on both sides, the policy is none instead of two texts that are too short
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
      save={business ? saveC1 : saveC2}
      onSubmit={form.submit((body) => {
        if (business) return saveC1.send({ body })
        const { AuthNumBusiness: _notTheirs, ...rest } = body
        saveC2.send({ body: rest })
      })}
    >
      <ImageInput {...form.field('logo')} description={t.logoHint} />
      <BilingualInput {...form.bilingual('name')} required maxLength={80} />
      <BilingualInput {...form.bilingual('description')} required of="long_text" maxLength={1000} />
      <Fields>
        <Categories form={form} />
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
      {business && <CodeTextInput {...form.field('AuthNumBusiness')} description={t.authHint} />}
    </ProfileForm>
  )
}

function Categories({ form }: { form: ContractForm<unknown, Values> }) {
  const { form: kit } = useText('kit')
  const t = useText('portal/profile').info
  const locale = useLocale()
  const { category_id } = form.values
  const categories = useCall(listSiteStoresCatgs, {}, { staleTime: 600_000 })
  const subcategories = useCall(listStoreSubcategories, { query: { category_id } }, { enabled: category_id !== null, staleTime: 600_000 })
  const named = (rows: readonly { id: string; name: { ar: string; en: string } }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: inLocale(name, locale) }))
  const shared = { searchable: true, nothingFoundMessage: kit.noOptions, comboboxProps: { shadow: 'md' } } as const
  return (
    <>
      <Select
        {...form.field('category_id')}
        {...shared}
        required
        placeholder={kit.chooseOne}
        data={named(categories.data)}
        onChange={(id) => {
          form.set('category_id', id)
          form.set('subcategory_id', null)
        }}
      />
      <Select
        {...form.field('subcategory_id')}
        {...shared}
        clearable
        clearButtonProps={{ 'aria-label': kit.clear }}
        disabled={category_id === null}
        placeholder={category_id === null ? t.chooseCategory : kit.chooseOne}
        data={named(subcategories.data?.filter((row) => row.category_id === category_id))}
      />
    </>
  )
}
