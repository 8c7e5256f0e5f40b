import { Group, Radio, Text } from '@mantine/core'
import { inLocale, localeNames } from '@rahba/contract/kernel/locale'
import { countStores, listStores } from '@rahba/contract/stores/admin-stores.calls'
import { createStoreLabels } from '@rahba/contract/stores/create-store-labels'
import { createStore } from '@rahba/contract/stores/profile/admin-profile.calls'
import { createStoreBody } from '@rahba/contract/stores/profile/admin-profile.schemas'
import { entityTypes } from '@rahba/contract/stores/store-states'
import { useNavigate } from 'react-router'
import { FormSection } from '../../kit/form/fields.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { EmailInput, PhoneInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { CategoryInputs } from '../../stores/profile/category-inputs.tsx'
import { CitySelect } from '../../stores/profile/place-select.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/store-create-route'

export const handle: RouteHandle = { text: ['kit', 'admin/stores', 'admin/store-forms'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.create')
  return null
}

const initial = {
  name: '',
  phone: '',
  email: '',
  locale: 'ar',
  store_name: { ar: '', en: '' },
  category_id: null as string | null,
  subcategory_id: null as string | null,
  city_id: null as string | null,
  entity_type: 'business',
}

/** `/dashboard/stores/create`: a store registered for its merchant, who sets the password by the invitation. */
export default function StoreCreateRoute() {
  const { title, create: t } = useText('admin/stores')
  const { info } = useText('admin/store-forms')
  const locale = useLocale()
  const navigate = useNavigate()
  const local = useLocalPath()
  const form = useContractForm(createStoreBody, { initial, labels: createStoreLabels })
  const add = useFormSend(form, createStore, (body) => ({ body }), {
    invalidates: [listStores, countStores],
    message: t.done,
    onDone: ({ id }) => {
      // The rest of its file is filled in next.
      void navigate(local(`/dashboard/stores/${id}/edit`))
    },
  })
  const { value, onChange, name, label, error } = form.field('entity_type')
  return (
    <FormShell
      title={t.title}
      breadcrumbs={[{ label: title, to: '/dashboard/stores' }]}
      cancelTo="/dashboard/stores"
      saveLabel={t.submit}
      {...add}
    >
      <FormSection title={t.owner} cols={2}>
        <TextInput {...form.field('name')} autoComplete="off" maxLength={75} />
        <PhoneInput {...form.field('phone')} autoComplete="off" />
        <EmailInput {...form.field('email')} autoComplete="off" description={t.emailHint} />
        <ChoiceInput {...form.field('locale')} required choices={localeNames} />
      </FormSection>
      <FormSection title={t.store} cols={2}>
        <div style={{ gridColumn: '1 / -1' }}>
          <BilingualInput {...form.bilingual('store_name')} maxLength={80} />
          <Text size="xs" c="dimmed" mt={4}>
            {t.storeHint}
          </Text>
        </div>
        <CategoryInputs category={form.field('category_id')} subcategory={form.field('subcategory_id')} chooseFirst={info.chooseCategory} />
        <CitySelect {...form.field('city_id')} />
        <Radio.Group value={value} onChange={onChange} name={name} label={label} error={error}>
          <Group mt={8} gap="lg">
            {Object.entries(entityTypes).map(([key, text]) => (
              <Radio key={key} value={key} label={inLocale(text, locale)} />
            ))}
          </Group>
        </Radio.Group>
      </FormSection>
    </FormShell>
  )
}
