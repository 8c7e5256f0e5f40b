import { Group, Radio, Stack, Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { entityTypes } from '@rahba/contract/stores/store-states'
import { Fields } from '../../kit/form/fields.tsx'
import type { ContractForm } from '../../kit/form/use-contract-form.ts'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { CategoryInputs } from '../../stores/profile/category-inputs.tsx'
import { CitySelect } from '../../stores/profile/place-select.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { StoreDetails, storeStart } from './register-schemas.ts'

type StoreForm = ContractForm<StoreDetails, typeof storeStart>

/** The store's details. */
export default function StoreStep({ form }: { form: StoreForm }) {
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
      <Fields>
        <CategoryInputs category={form.field('category_id')} subcategory={form.field('subcategory_id')} chooseFirst={t.chooseCategory} />
        <CitySelect {...form.field('city_id')} />
      </Fields>
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
