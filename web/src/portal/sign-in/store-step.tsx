import { Group, Radio, Select, Stack, Text } from '@mantine/core'
import { entityTypes } from '@rahba/contract/access/store-auth'
import { listSiteStoresCatgs, listStoreSubcategories } from '@rahba/contract/catalog/store-categories'
import { inLocale } from '@rahba/contract/kernel/locale'
import { listPlaces } from '@rahba/contract/stores/profile'
import { useCall } from '../../api/queries.ts'
import { Fields } from '../../kit/form/fields.tsx'
import type { ContractForm } from '../../kit/form/use-contract-form.ts'
import { BilingualInput } from '../../kit/inputs/bilingual-input.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { StoreDetails, storeStart } from './register-schemas.ts'

type StoreForm = ContractForm<StoreDetails, typeof storeStart>

/** What the store is. */
export function StoreStep({ form }: { form: StoreForm }) {
  const { register: t } = useText('portal/sign-in')
  const locale = useLocale()
  const { value, onChange, name, label, error } = form.field('entity_type')
  return (
    <Stack gap="md">
      <div>
        <BilingualInput {...form.bilingual('store_name')} required />
        <Text size="xs" c="dimmed" mt={4}>
          {t.storeNameHint}
        </Text>
      </div>
      <Choices form={form} />
      <Radio.Group value={value} onChange={onChange} name={name} label={label} error={error}>
        <Group mt={4} gap="lg">
          {Object.entries(entityTypes).map(([key, text]) => (
            <Radio key={key} value={key} label={inLocale(text, locale)} description={t.entityHints[key as keyof typeof entityTypes]} />
          ))}
        </Group>
      </Radio.Group>
    </Stack>
  )
}

function Choices({ form }: { form: StoreForm }) {
  const { register: t } = useText('portal/sign-in')
  const { form: kit } = useText('kit')
  const locale = useLocale()
  const { category_id } = form.values
  const categories = useCall(listSiteStoresCatgs, {})
  const subcategories = useCall(listStoreSubcategories, { query: { category_id } }, { enabled: category_id !== null })
  const places = useCall(listPlaces, {})
  const named = (rows: readonly { id: string; name: { ar: string; en: string } }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: inLocale(name, locale) }))
  const cities = (places.data ?? []).map((region) => ({
    group: region.name,
    items: region.cities.map((city) => ({ value: city.id, label: city.name })),
  }))
  const shared = {
    searchable: true,
    placeholder: kit.chooseOne,
    nothingFoundMessage: kit.noOptions,
    comboboxProps: { shadow: 'md' },
  } as const
  return (
    <Fields>
      <Select
        {...form.field('category_id')}
        {...shared}
        required
        data={named(categories.data)}
        onChange={(id) => {
          form.set('category_id', id)
          form.set('subcategory_id', null)
        }}
      />
      <Select
        {...form.field('subcategory_id')}
        {...shared}
        required
        disabled={category_id === null}
        placeholder={category_id === null ? t.chooseCategory : kit.chooseOne}
        data={category_id === null ? [] : named(subcategories.data?.filter((row) => row.category_id === category_id))}
      />
      <Select {...form.field('city_id')} {...shared} required data={cities} />
    </Fields>
  )
}
