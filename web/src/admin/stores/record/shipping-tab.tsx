import { Stack, Text } from '@mantine/core'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { shippingCompanies } from '@rahba/contract/stores/store-states'
import { Ltr, UserText } from '../../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../../kit/layout/scroll-region.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { RulesTable } from '../../../stores/rules-table.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { DeliveryState } from '../delivery-state.tsx'
import { BranchesPanel } from './branches-panel.tsx'
import { HoursPanel } from './hours-panel.tsx'

/** Where the store delivers and on which terms, its carriers, its places, and when it is open. */
export function ShippingTab({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').shipping
  const locale = useLocale()
  const companies = store.shipping_companies.map((key) =>
    key in shippingCompanies ? inLocale(shippingCompanies[key as keyof typeof shippingCompanies], locale) : key,
  )
  return (
    <Stack gap="md" maw={900}>
      <Panel>
        <PropertyList
          items={[
            { label: t.delivers, value: <DeliveryState store={store} /> },
            {
              label: storeLabels.preparation_days?.[locale] ?? '',
              value: store.preparation_days !== null && t.days(store.preparation_days),
            },
            { label: t.companies, value: companies.join(comma[locale]) },
            { label: storeLabels.short_address?.[locale] ?? '', value: store.short_address && <Ltr>{store.short_address}</Ltr> },
            { label: t.pickup, value: store.pickup_location && <UserText>{store.pickup_location.location_description}</UserText> },
            { label: t.reception, value: store.reception_location && <UserText>{store.reception_location.location_description}</UserText> },
          ]}
        />
      </Panel>
      <BranchesPanel store_id={store.id} />
      <Panel title={t.title}>
        {store.delivery_locations.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t.none}
          </Text>
        ) : (
          <ScrollRegion label={t.title}>
            <RulesTable rules={store.delivery_locations} />
          </ScrollRegion>
        )}
      </Panel>
      <HoursPanel store={store} />
    </Stack>
  )
}
