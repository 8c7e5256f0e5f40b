import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { comma } from '@rahba/contract/kernel/locale'
import { IconMapPin, IconPlus } from '@tabler/icons-react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { EmptyState, ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { Phone } from '../../kit/show/phone.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { addresses } from './tab-reads.ts'

/** The shopper's addresses as cards, the default first. `closed`: none is added, because the account was deleted. */
export function AddressesTab({ user_id, closed }: { user_id: string; closed: boolean }) {
  const t = useText('admin/users').address
  const locale = useLocale()
  const read = useCall(...addresses(user_id))
  const mayAdd = useCan('users.update')
  const add = mayAdd && !closed && (
    <LinkButton to={`/dashboard/users/${user_id}/addresses/create`} size="xs" variant="default" leftSection={<IconPlus size={14} />}>
      {t.add}
    </LinkButton>
  )
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return <FactsSkeleton rows={4} />
  if (read.data.length === 0)
    return <EmptyState icon={<IconMapPin size={36} stroke={1.25} aria-hidden="true" />} title={t.none} action={add} />
  return (
    <Stack gap="md">
      {add && <Group justify="flex-end">{add}</Group>}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {read.data.map((address) => (
          <Panel key={address.id} title={address.label} actions={address.is_default && <StatusDot tone="good">{t.isDefault}</StatusDot>}>
            <Stack gap={4}>
              <Text size="sm" component="div">
                <UserText>{[address.street, address.building, address.district].filter(Boolean).join(comma[locale])}</UserText>
              </Text>
              <Text size="sm" component="div">
                {address.city}
              </Text>
              <Text size="sm" c="dimmed" component="div">
                <UserText>{address.name}</UserText> · <Phone value={address.phone} />
              </Text>
              <LocalLink to={`/dashboard/users/${user_id}/addresses/${address.id}`}>{t.facts}</LocalLink>
            </Stack>
          </Panel>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
