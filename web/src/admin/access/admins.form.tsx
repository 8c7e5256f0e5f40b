import { Button } from '@mantine/core'
import { inviteAdmin } from '@rahba/contract/access/admins.calls'
import type { AdminRow, admins } from '@rahba/contract/access/admins.schemas'
import { resetAdminTwoFactor } from '@rahba/contract/access/two-factor-admin.calls'
import { useSend } from '../../api/queries.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { ReferenceInput } from '../../kit/inputs/references/reference-input.tsx'
import { EmailInput, FlagInput } from '../../kit/inputs/text-inputs.tsx'
import type { AnyResource } from '../../resource/any-resource.ts'
import { resourceForm } from '../../resource/form-overrides.ts'
import type { InputSlot } from '../../resource/inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { isMe, toAdminRow } from './admin-row.ts'
import { useMe } from './use-me.ts'

/** The role of an admin. Admins can't change their own role or active state. */
function RoleInput({ form, name, row }: InputSlot) {
  const t = useText('admin/access').admins
  const own = isMe(useMe(), row?.id)
  const known = row && toAdminRow(row).role
  return (
    <ReferenceInput
      {...form.at(name, form.values[name] as string | null)}
      to="/admin/roles"
      known={known}
      disabled={own}
      {...(own ? { description: t.ownRoleHint } : {})}
    />
  )
}

function ActiveInput({ resource, form, name, row }: InputSlot) {
  const own = isMe(useMe(), row?.id)
  return (
    <div>
      <FlagInput {...form.at(name, form.values[name] as boolean)} disabled={own} />
      {row && !own && toAdminRow(row).two_factor && <ResetTwoFactor resource={resource} admin={toAdminRow(row)} />}
    </div>
  )
}

/** A reset for an admin who lost both the phone and the recovery codes. */
function ResetTwoFactor({ resource, admin }: { resource: AnyResource; admin: AdminRow }) {
  const t = useText('two-factor').reset
  const { read, list } = resource.endpoints
  const reset = useSend(resetAdminTwoFactor, {
    invalidates: [read, list],
    message: (answer) => answer.message,
  })
  return (
    <ConfirmAction
      title={t.title(admin.name)}
      body={t.body}
      confirmLabel={t.action}
      tone="danger"
      onConfirm={() => reset.sendAsync({ params: { id: admin.id } })}
    >
      <Button variant="subtle" color="red" size="compact-sm" mt={8} type="button">
        {t.action}
      </Button>
    </ConfirmAction>
  )
}

function AddressInput({ form, name, row }: InputSlot) {
  const t = useText('admin/access').admins
  const invited = row !== null && !toAdminRow(row).has_password
  const { send, pending } = useSend(inviteAdmin, { message: (answer) => answer.message })
  return (
    <div>
      <EmailInput
        {...form.at(name, form.values[name] as string)}
        autoComplete="off"
        {...(row === null ? { description: t.inviteHint } : {})}
      />
      {invited && (
        <Button variant="subtle" size="compact-sm" mt={4} loading={pending} onClick={() => send({ params: { id: row.id } })}>
          {t.invite}
        </Button>
      )}
    </div>
  )
}

/** Admins: inputs that invite, keep one's own role, and reset the second step of sign-in. */
export default resourceForm<typeof admins>({
  inputs: {
    email: (slot) => <AddressInput {...slot} />,
    role_id: (slot) => <RoleInput {...slot} />,
    active: (slot) => <ActiveInput {...slot} />,
  },
})
