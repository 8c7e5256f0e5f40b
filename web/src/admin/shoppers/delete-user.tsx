import { Button } from '@mantine/core'
import { listUserAddresses } from '@rahba/contract/shoppers/user-addresses.calls'
import type { AdminUser } from '@rahba/contract/shoppers/users'
import { deleteUser, listUserNotes, listUsers, readAdminUser } from '@rahba/contract/shoppers/users.calls'
import { IconUserX } from '@tabler/icons-react'
import { useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { useText } from '../../text/use-text.ts'

/** Deletes an account on its owner's written request. What has to be settled first is said by the refusal. */
export function DeleteUser({ user }: { user: AdminUser }) {
  const t = useText('admin/users')
  const remove = useSend(deleteUser, { invalidates: [readAdminUser, listUsers, listUserNotes, listUserAddresses], message: t.removed })
  const mayDelete = useCan('users.delete')
  if (!mayDelete || user.deleted_at) return null
  return (
    <ConfirmAction
      title={t.removeTitle}
      body={t.removeBody}
      confirmLabel={t.remove}
      tone="danger"
      reason="required"
      onConfirm={(reason) => remove.sendAsync({ params: { id: user.id }, body: { reason } })}
    >
      <Button variant="subtle" color="red" leftSection={<IconUserX size={16} />}>
        {t.remove}
      </Button>
    </ConfirmAction>
  )
}
