import { Badge, Group, Stack, Text } from '@mantine/core'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { comma } from '@rahba/contract/kernel/locale'
import { branchesTitle, branchLabels, branchUses, mainBranch } from '@rahba/contract/stores/branches/branch-labels'
import type { BranchRow } from '@rahba/contract/stores/branches/branches'
import { useCall } from '../../../api/queries.ts'
import { ErrorState, FactsSkeleton } from '../../../kit/feedback/states.tsx'
import { Localized, Ltr, UserText } from '../../../kit/layout/direction.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { Phone } from '../../../kit/show/phone.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { useLocale } from '../../../text/locale.ts'
import { branches } from './tab-reads.ts'

function BranchFacts({ branch }: { branch: BranchRow }) {
  const locale = useLocale()
  const { name, is_main, city, address, phone, short_address, pick_up, delivers, pieces } = branch
  const uses = [delivers && branchLabels.delivers[locale], pick_up && branchLabels.pick_up[locale]].filter(Boolean)
  return (
    <div>
      <Group gap="xs" mb={4}>
        <Text fw={600}>
          <Localized text={name} />
        </Text>
        {is_main && (
          <Badge variant="light" size="sm" color="gray">
            {mainBranch[locale]}
          </Badge>
        )}
      </Group>
      <PropertyList
        items={[
          {
            label: commonLabels.city_id[locale],
            value: city && <Localized text={city} />,
          },
          { label: commonLabels.address[locale], value: address && <UserText>{address}</UserText> },
          { label: branchLabels.short_address[locale], value: short_address && <Ltr>{short_address}</Ltr> },
          { label: commonLabels.phone[locale], value: phone && <Phone value={phone} /> },
          { label: branchUses[locale], value: uses.join(comma[locale]) },
          { label: branchLabels.pieces[locale], value: <Ltr>{pieces}</Ltr> },
        ]}
      />
    </div>
  )
}

/** A store's branches: where each is, which orders leave from it, and how much it holds. */
export function BranchesPanel({ store_id }: { store_id: string }) {
  const locale = useLocale()
  const read = useCall(...branches(store_id))
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return <FactsSkeleton rows={3} />
  return (
    <Panel title={branchesTitle[locale]}>
      <Stack gap="lg">
        {read.data.map((branch) => (
          <BranchFacts key={branch.id} branch={branch} />
        ))}
      </Stack>
    </Panel>
  )
}
