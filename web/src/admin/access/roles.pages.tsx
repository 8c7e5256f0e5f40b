import { Alert } from '@mantine/core'
import type { RoleRow, roles } from '@rahba/contract/access/roles'
import { allPermissions } from '@rahba/contract/kernel/permissions'
import { IconInfoCircle } from '@tabler/icons-react'
import { useHydrated } from '../../api/use-hydrated.ts'
import { FactsSkeleton } from '../../kit/feedback/states.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual-input.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { type FormBodyProps, resourcePages } from '../../resource/overrides.ts'
import { useText } from '../../text/use-text.ts'
import { PermissionGrid } from './permission-grid.tsx'
import { useMe } from './use-me.ts'

function Held({ row }: { row: RoleRow }) {
  const t = useText('admin/access').roles
  return t.held(row.permissions.length, allPermissions.length)
}

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

/** The permissions that a role grants, read-only. */
function Granted({ row }: { row: RoleRow }) {
  const t = useText('admin/access').roles
  return (
    <Panel title={t.permissions}>
      <PermissionGrid value={row.permissions} onChange={() => undefined} readOnly />
    </Panel>
  )
}

/** Roles: the declared list with what each grants, and a form of their own for the grid. */
export default resourcePages<typeof roles>({
  initial: (row) => ({ permissions: (row as RoleRow | null)?.permissions ?? [] }),
  columns: ([name, ...rest], label) => [
    ...(name ? [name] : []),
    { key: 'permissions', label: label('permissions'), cell: (row) => <Held row={row as RoleRow} /> },
    {
      key: 'admins_count',
      label: label('admins_count'),
      align: 'end',
      cell: (row) => (row as RoleRow).admins_count,
    },
    ...rest,
  ],
  below: (row) => <Granted row={row as RoleRow} />,
  rowActions: (_row, usual) => usual.filter(({ key }) => key !== 'view'),
  Form: RoleForm,
})
