import { Checkbox, SimpleGrid } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { type StorePermission, storePermissions } from '@rahba/contract/kernel/store-permissions'
import { storePermissionNames } from '@rahba/contract/stores/team/team-labels'
import type { FieldProps } from '../../kit/form/use-contract-form.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'

/** The permissions of a member; readers can't change those they lack. */
export function PermissionChecks({ value, onChange, label, error }: FieldProps<StorePermission[]>) {
  const t = useText('store-team')
  const locale = useLocale()
  const ownPermissions = useStore().permissions
  return (
    <Checkbox.Group label={label} required value={value} onChange={onChange} error={error}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs" spacing="sm">
        {storePermissions.map((key) => (
          <Checkbox
            key={key}
            value={key}
            label={inLocale(storePermissionNames[key], locale)}
            disabled={!ownPermissions.includes(key)}
            {...(ownPermissions.includes(key) ? {} : { description: t.notHeld })}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
