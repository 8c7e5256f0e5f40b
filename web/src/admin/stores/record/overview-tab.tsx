import { Grid, List, Stack, Text } from '@mantine/core'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { contactNames, storeLabels } from '@rahba/contract/stores/store-labels'
import { entityTypes, storeServices } from '@rahba/contract/stores/store-states'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Localized, Ltr, UserText } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { Phone } from '../../../kit/show/phone.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { StatusDot } from '../../../kit/show/status-dot.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { Commission } from '../commission.tsx'
import { DeliveryState } from '../delivery-state.tsx'
import { OpenState } from '../open-state.tsx'
import { StoreState } from '../store-state.tsx'
import { AgreementPanel } from './agreement-panel.tsx'
import { AppearancePanel } from './appearance-panel.tsx'

const useLabel = () => {
  const locale = useLocale()
  return (key: string) => inLocale(storeLabels[key] ?? { ar: key, en: key }, locale)
}

function Info({ store }: { store: AdminStore }) {
  const t = useText('admin/stores')
  const locale = useLocale()
  const label = useLabel()
  const services = store.services.map((key) => (key in storeServices ? storeServices[key as keyof typeof storeServices][locale] : key))
  return (
    <Panel title={t.overview.info}>
      <PropertyList
        items={[
          { label: label('name'), value: <Localized text={store.name} /> },
          { label: label('description'), value: store.description && <Localized text={store.description} /> },
          { label: label('entity_type'), value: entityTypes[store.entity_type][locale] },
          { label: commonLabels.category_id[locale], value: store.category && <Localized text={store.category.title} /> },
          { label: commonLabels.subcategory_id[locale], value: store.subcategory && <Localized text={store.subcategory.title} /> },
          { label: commonLabels.city_id[locale], value: store.city && <Localized text={store.city.title} /> },
          { label: commonLabels.address[locale], value: store.address && <UserText>{store.address}</UserText> },
          { label: label('he_sells'), value: store.he_sells && <UserText>{store.he_sells}</UserText> },
          { label: label('tags'), value: store.tags.join(comma[locale]) },
          { label: t.overview.services, value: services.join(comma[locale]) },
          { label: label('refund_policy'), value: store.refund_policy && <Localized text={store.refund_policy} /> },
          { label: label('AuthNumBusiness'), value: store.AuthNumBusiness && <Ltr>{store.AuthNumBusiness}</Ltr> },
          {
            label: t.overview.page,
            value: (
              <LocalLink to={`/s/${encodeURIComponent(store.slug)}`}>
                <bdi dir="auto">/s/{store.slug}</bdi>
              </LocalLink>
            ),
          },
        ]}
      />
    </Panel>
  )
}

/** The four switches of VAT and who accounts for it. */
function Vat({ store }: { store: AdminStore }) {
  const t = useText('admin/stores')
  const label = useLabel()
  const flag = (is: boolean) => <StatusDot tone={is ? 'good' : 'neutral'}>{is ? t.yes : t.no}</StatusDot>
  return (
    <Panel title={t.overview.vat}>
      <PropertyList
        items={[
          { label: label('vat_regime'), value: t.overview.regime[store.vat_regime] },
          { label: label('vat_no'), value: store.vat_no && <Ltr>{store.vat_no}</Ltr> },
          { label: label('applying_vat_admission'), value: flag(store.applying_vat_admission) },
          { label: label('is_products_including_vat'), value: flag(store.is_products_including_vat) },
          { label: label('calc_vat_on_charge'), value: flag(store.calc_vat_on_charge) },
          { label: label('display_products_including_vat'), value: flag(store.display_products_including_vat) },
        ]}
      />
    </Panel>
  )
}

function MissingPanel({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').overview
  const locale = useLocale()
  return (
    <Panel title={t.missing}>
      {store.missing.length === 0 ? (
        <Text size="sm" style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <IconCircleCheck size={18} color="var(--mantine-color-green-7)" aria-hidden="true" /> {t.complete}
        </Text>
      ) : (
        <List size="sm" spacing={4} center icon={<IconCircleDashed size={16} color="var(--mantine-color-dimmed)" aria-hidden="true" />}>
          {store.missing.map(({ step, what }) => (
            <List.Item key={what.en}>
              {inLocale(what, locale)}{' '}
              <Text span size="xs" c="dimmed">
                {t.steps[step]}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Panel>
  )
}

/** The store's own information, its owner, and what its file lacks. */
export function OverviewTab({ store }: { store: AdminStore }) {
  const t = useText('admin/stores')
  const label = useLabel()
  const contacts = contactNames.filter((name) => store.contacts[name])
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="md">
          <Info store={store} />
          <AppearancePanel store={store} />
          <Vat store={store} />
          <Panel title={t.overview.contacts}>
            {contacts.length === 0 ? (
              <Text size="sm" c="dimmed">
                {t.overview.noContacts}
              </Text>
            ) : (
              <PropertyList
                items={contacts.map((name) => ({
                  label: name === 'email' ? t.overview.email : label(name),
                  value: <Ltr>{store.contacts[name]}</Ltr>,
                }))}
              />
            )}
          </Panel>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="md">
          <MissingPanel store={store} />
          <Panel title={t.overview.owner}>
            <PropertyList
              items={[
                { label: t.overview.ownerName, value: <UserText>{store.owner.name}</UserText> },
                { label: t.phone, value: <Phone value={store.owner.phone} /> },
                { label: t.overview.email, value: <Ltr>{store.owner.email}</Ltr> },
              ]}
            />
          </Panel>
          <Panel title={t.overview.state}>
            <PropertyList
              items={[
                { label: label('approved'), value: <StoreState store={store} /> },
                {
                  label: t.overview.openNow,
                  value: <OpenState store={store} />,
                },
                { label: t.overview.delivery, value: <DeliveryState store={store} /> },
                { label: t.overview.registered, value: <DateTime value={store.created_at} /> },
                { label: label('submitted_at'), value: store.submitted_at && <DateTime value={store.submitted_at} /> },
                { label: label('approved_at'), value: store.approved_at && <DateTime value={store.approved_at} /> },
              ]}
            />
          </Panel>
          <Commission store={store} />
          <AgreementPanel store={store} />
        </Stack>
      </Grid.Col>
    </Grid>
  )
}
