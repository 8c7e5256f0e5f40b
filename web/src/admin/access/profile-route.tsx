import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import type { AdminIdentity } from '@rahba/contract/access/admin-auth'
import { adminChangePassword, adminProfile, updateAdminProfile } from '@rahba/contract/access/admin-auth.calls'
import { adminProfileBody } from '@rahba/contract/access/admin-auth.schemas'
import { adminLabels } from '@rahba/contract/access/admin-labels'
import { endAdminSession, endOtherAdminSessions, listAdminSessions } from '@rahba/contract/access/sessions.calls'
import {
  confirmAdminTwoFactor,
  endAdminTwoFactor,
  readAdminTwoFactor,
  renewAdminRecoveryCodes,
  startAdminTwoFactor,
} from '@rahba/contract/access/two-factor-admin.calls'
import { inLocale, isLocale, localeNames } from '@rahba/contract/kernel/locale'
import { useNavigate, useRevalidator } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { Fields } from '../../kit/form/fields.tsx'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { LeaveGuard } from '../../kit/form/leave-guard.tsx'
import { SaveButton } from '../../kit/form/save-button.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { EmailInput, PhoneInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { ImageInput } from '../../kit/inputs/upload/image-input.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { PushPanel } from '../../notifications/push-panel.tsx'
import { pathTo } from '../../paths.ts'
import { PasswordPanel } from '../../shell/account/password-panel.tsx'
import { SessionsPanel } from '../../shell/account/sessions-panel.tsx'
import { TwoFactorPanel } from '../../shell/account/two-factor-panel.tsx'
import { useColourMode } from '../../shell/frame/colour-mode.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { adminChoices } from '../layout/choice-surface.ts'

export const handle: RouteHandle = { text: ['admin/access', 'account', 'two-factor', 'push', 'kit'] }

/** `/dashboard/profile` */
export default function ProfileRoute() {
  const t = useText('admin/access').profile
  const profile = useCall(adminProfile, {})
  return (
    <>
      <PageHeader title={t.title} />
      <Stack gap="md" maw={760}>
        {profile.error && !profile.data && <ErrorState error={profile.error} retry={() => void profile.refetch()} />}
        {profile.isPending && <FormSkeleton fields={5} />}
        {profile.data && (
          <Details key={profile.data.admin.id} admin={profile.data.admin} reload={async () => (await profile.refetch()).data?.admin} />
        )}
        <Appearance />
        <PasswordPanel call={adminChangePassword} />
        <TwoFactorPanel
          read={readAdminTwoFactor}
          start={startAdminTwoFactor}
          confirm={confirmAdminTwoFactor}
          renew={renewAdminRecoveryCodes}
          end={endAdminTwoFactor}
        />
        <PushPanel surface={adminChoices} />
        <SessionsPanel list={listAdminSessions} end={endAdminSession} endOthers={endOtherAdminSessions} />
      </Stack>
    </>
  )
}

function toInitialValues({ name, email, phone, avatar, locale }: AdminIdentity) {
  return { name, email, phone, avatar, locale }
}

interface DetailsProps {
  admin: AdminIdentity
  /** Reads it again. */
  reload: () => Promise<AdminIdentity | undefined>
}

function Details({ admin, reload }: DetailsProps) {
  const t = useText('admin/access').profile
  const common = useText('common').actions
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const form = useContractForm(adminProfileBody, { initial: toInitialValues(admin), labels: adminLabels })
  const stale = useStaleSave(admin, reload, (newer) => form.restart(toInitialValues(newer)), { shown: toInitialValues })
  const save = useSend(updateAdminProfile, {
    headers: stale.headers,
    invalidates: [adminProfile],
    silent: true,
    message: t.saved,
    onDone: (answer) => {
      stale.saved(answer.admin)
      form.restart(toInitialValues(answer.admin))
      form.markSaved()
      // The frame shows the name and picture too.
      void revalidate()
    },
    onFailed: form.showErrors,
  })
  const submit = form.submit((body) => save.send({ body }))
  const notice = stale.getNotice(save, submit)
  return (
    <Panel title={t.details}>
      <Form aria-label={t.details} onSubmit={submit}>
        <Stack gap="md">
          {notice ?? <SubmitError error={save.error?.ofWhole ?? null} />}
          <ImageInput {...form.field('avatar')} />
          <Fields>
            <TextInput {...form.field('name')} autoComplete="name" />
            <PhoneInput {...form.field('phone')} />
            <EmailInput {...form.field('email')} />
            <ChoiceInput {...form.field('locale')} label={t.mailLanguage} required choices={localeNames} />
          </Fields>
          <Group justify="space-between">
            <SaveButton pending={save.pending}>{common.save}</SaveButton>
            <Text size="sm" c="dimmed">
              {t.role}: {inLocale(admin.role.name, locale)}
            </Text>
          </Group>
        </Stack>
      </Form>
      <LeaveGuard form={form} />
    </Panel>
  )
}

function Appearance() {
  const t = useText('admin/access').profile
  const locale = useLocale()
  const navigate = useNavigate()
  const { mode, toggle } = useColourMode()
  return (
    <Panel title={t.appearance}>
      <Group gap="xl">
        <div>
          <Text size="sm" fw={500} mb={4} id="colour-mode">
            {t.colourMode}
          </Text>
          <SegmentedControl
            aria-labelledby="colour-mode"
            value={mode}
            onChange={(next) => next !== mode && toggle()}
            data={[
              { value: 'light', label: t.light },
              { value: 'dark', label: t.dark },
            ]}
          />
        </div>
        <div>
          <Text size="sm" fw={500} mb={4} id="page-language">
            {t.language}
          </Text>
          <SegmentedControl
            aria-labelledby="page-language"
            value={locale}
            onChange={(next) =>
              isLocale(next) && void navigate(pathTo(next, '/dashboard/profile'), { replace: true, preventScrollReset: true })
            }
            data={Object.entries(localeNames).map(([value, label]) => ({ value, label: inLocale(label, locale) }))}
          />
        </div>
      </Group>
    </Panel>
  )
}
