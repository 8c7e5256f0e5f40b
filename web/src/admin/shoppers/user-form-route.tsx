import { localeNames } from '@rahba/contract/kernel/locale'
import { userLabels } from '@rahba/contract/shoppers/user-labels'
import type { AdminUser } from '@rahba/contract/shoppers/users'
import { createUser, listUsers, readAdminUser, updateUser } from '@rahba/contract/shoppers/users.calls'
import { userBody } from '@rahba/contract/shoppers/users.schemas'
import { useNavigate } from 'react-router'
import { useFreshCall, useSend } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { EmailInput, PhoneInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/user-form-route'
import { useUserName } from './use-user-name.ts'

export const handle: RouteHandle = { text: ['kit', 'admin/users'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, params.id ? 'users.update' : 'users.create')
  return params.id ? readRecord(context, readAdminUser, { params: { id: params.id } }) : null
}

/** `/dashboard/users/create` and `/dashboard/users/:id/edit` */
export default function UserFormRoute({ params }: Route.ComponentProps) {
  return params.id ? <EditPage id={params.id} /> : <UserForm user={null} reload={async () => undefined} />
}

function EditPage({ id }: { id: string }) {
  const read = useFreshCall(readAdminUser, { params: { id } })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  // A cached answer may be old: the form starts with the server's current values.
  if (!read.data) return <FormSkeleton fields={4} />
  return <UserForm key={id} user={read.data} reload={async () => (await read.refetch()).data} />
}

const toValues = (user: AdminUser | null) => ({
  phone: user?.phone ?? '',
  name: user?.name ?? '',
  email: user?.email ?? '',
  locale: user?.locale ?? ('ar' as const),
})

function UserForm({ user, reload }: { user: AdminUser | null; reload: () => Promise<AdminUser | undefined> }) {
  const t = useText('admin/users')
  const getName = useUserName()
  const navigate = useNavigate()
  const local = useLocalPath()
  const form = useContractForm(userBody, { initial: toValues(user), labels: userLabels })
  const stale = useStaleSave(user, reload, (newer) => form.restart(toValues(newer)))
  const done = ({ id }: AdminUser) => {
    form.markSaved()
    void navigate(local(`/dashboard/users/${id}`))
  }
  const shared = { invalidates: [listUsers, readAdminUser], silent: true, onFailed: form.showErrors, onDone: done }
  const adding = useSend(createUser, { ...shared, message: t.created })
  const changing = useSend(updateUser, {
    ...shared,
    message: t.saved,
    headers: stale.headers,
  })
  const { pending, error } = user ? changing : adding
  const save = form.submit((body) => (user ? changing.send({ params: { id: user.id }, body }) : adding.send({ body })))
  const notice = stale.getNotice(changing, save)
  return (
    <FormShell
      title={user ? t.edit : t.add}
      breadcrumbs={[
        { label: t.title, to: '/dashboard/users' },
        ...(user ? [{ label: getName(user), to: `/dashboard/users/${user.id}` as const }] : []),
      ]}
      form={form}
      onSubmit={save}
      pending={pending}
      submitError={notice ? null : error}
      cancelTo={user ? `/dashboard/users/${user.id}` : '/dashboard/users'}
      notice={notice}
    >
      <FormSection cols={2}>
        <PhoneInput {...form.field('phone')} description={t.phoneHint} />
        <TextInput {...form.field('name')} autoComplete="off" />
        <EmailInput {...form.field('email')} autoComplete="off" />
        <ChoiceInput {...form.field('locale')} required choices={localeNames} />
      </FormSection>
    </FormShell>
  )
}
