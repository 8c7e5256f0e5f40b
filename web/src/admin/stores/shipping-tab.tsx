import { Stack, Table, Text } from '@mantine/core'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { shippingCompanies } from '@rahba/contract/stores/store-states'
import { Localized, Ltr, UserText } from '../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../kit/layout/scroll-region.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { PropertyList } from '../../kit/show/property-list.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { DeliveryState } from './delivery-state.tsx'

/** The store's delivery areas and charges, its carriers and its places. */
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
            { label: t.companies, value: companies.join(comma[locale]) },
            { label: storeLabels.short_address?.[locale] ?? '', value: store.short_address && <Ltr>{store.short_address}</Ltr> },
            { label: t.pickup, value: store.pickup_location && <UserText>{store.pickup_location.location_description}</UserText> },
            { label: t.reception, value: store.reception_location && <UserText>{store.reception_location.location_description}</UserText> },
          ]}
        />
      </Panel>
      <Panel title={t.title} flush={store.delivery_locations.length > 0}>
        {store.delivery_locations.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t.none}
          </Text>
        ) : (
          <ScrollRegion label={t.title}>
            <Table fz="sm" miw={320} verticalSpacing="xs" horizontalSpacing="md">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t.city}</Table.Th>
                  <Table.Th style={{ textAlign: 'end' }}>{t.charge}</Table.Th>
                  <Table.Th style={{ textAlign: 'end' }}>{t.minimum}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {store.delivery_locations.map((row) => (
                  <Table.Tr key={row.city_id}>
                    <Table.Td>
                      <Localized text={row.city} />
                      <Text size="xs" c="dimmed" component="div">
                        <Localized text={row.region} />
                      </Text>
                    </Table.Td>
                    <Table.Td style={{ textAlign: 'end' }}>
                      <Money value={row.delivery_charge} />
                    </Table.Td>
                    <Table.Td style={{ textAlign: 'end' }}>
                      <Money value={row.min_order_cost} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollRegion>
        )}
      </Panel>
    </Stack>
  )
}
