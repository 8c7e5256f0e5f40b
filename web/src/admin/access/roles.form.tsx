import { Alert } from '@mantine/core'
import type { RoleRow, roles } from '@rahba/contract/access/roles'
import { IconInfoCircle } from '@tabler/icons-react'
import { useHydrated } from '../../api/use-hydrated.ts'
import { FactsSkeleton } from '../../kit/feedback/states.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { type FormBodyProps, resourceForm } from '../../resource/form-overrides.ts'
import { useText } from '../../text/use-text.ts'
import { PermissionGrid } from './permission-grid.tsx'
import { useMe } from './use-me.ts'

function RoleForm({ form, row }: FormBodyProps) {
  const t = useText('admin/access').roles
  const hydrated = useHydrated()
  const own = useMe()?.admin.role.id === row?.id && row !== null
  // The resource's body schema names it beside the declared fields.
  const permissions = form.values.permissions as string[]
  const { value, onChange, error } = form.at('permissions', permissions)
  return (
    <>
      <FormSection>
        <BilingualInput {...form.bilingual('name')} maxLength={60} />
      </FormSection>
      <Panel title={t.permissions}>
        {own && (
          <Alert color="gray" icon={<IconInfoCircle size={18} />} mb="md">
            {t.ownRole}
          </Alert>
        )}
        {/* The server does not link the styles of replaced forms, so the grid waits for the browser. */}
        {hydrated ? <PermissionGrid value={value} onChange={onChange} readOnly={own} error={error} /> : <FactsSkeleton rows={8} />}
      </Panel>
    </>
  )
}

/** Roles: a form of their own for the grid of permissions. */
export default resourceForm<typeof roles>({
  initial: (row) => ({ permissions: (row as RoleRow | null)?.permissions ?? [] }),
  Form: RoleForm,
})
