import type { RoleRow, roles } from '@rahba/contract/access/roles'
import { allPermissions } from '@rahba/contract/kernel/permissions'
import { Panel } from '../../kit/show/panel.tsx'
import { resourcePages } from '../../resource/overrides.ts'
import { useText } from '../../text/use-text.ts'
import { PermissionGrid } from './permission-grid.tsx'

function Held({ row }: { row: RoleRow }) {
  const t = useText('admin/access').roles
  return t.held(row.permissions.length, allPermissions.length)
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

/** Roles: the declared list with what each grants. */
export default resourcePages<typeof roles>({
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
})
