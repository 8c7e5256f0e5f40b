import { Alert, Stack } from '@mantine/core'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import {
  defaultSettings,
  type SettingKey,
  type Settings,
  settingGroups,
  settingKeys,
  settingLabels,
  settingSpecs,
} from '@rahba/contract/settings/setting-specs'
import { listSettings, saveSettings } from '@rahba/contract/settings/settings.calls'
import { settingsBody } from '@rahba/contract/settings/settings.schemas'
import { IconInfoCircle } from '@tabler/icons-react'
import { useCall, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { toast } from '../../api/toast.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { History } from '../../resource/history.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/settings-route'
import { SettingInput } from './setting-input.tsx'
import { settingsHistory } from './settings-history.ts'

export const handle: RouteHandle = { text: ['kit', 'admin/settings', 'admin/history'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'settings.index')
  return null
}

const groups = typedKeys(settingGroups)

type Values = Record<string, unknown>

function SettingsForm({ saved }: { saved: Settings }) {
  const t = useText('admin/settings')
  const locale = useLocale()
  const mayUpdate = useCan('settings.update')
  const form = useContractForm(settingsBody, { initial: { ...saved } as Values, labels: settingLabels })
  const save = useSend(saveSettings, { invalidates: [listSettings], silent: true, onFailed: form.refuse })
  const submit = form.submit((output) => {
    // only what was changed is sent, so that two admins on different settings do not undo each other
    const changed = Object.fromEntries(Object.entries(output).filter(([key, value]) => value !== saved[key as SettingKey]))
    const n = Object.keys(changed).length
    if (n === 0) {
      form.saved()
      return toast(t.nothing, 'info')
    }
    save
      .sendAsync({ body: changed })
      .then((rows) => {
        form.restart(Object.fromEntries(rows.map((row) => [row.key, row.body])))
        form.saved()
        toast(t.saved(n))
      })
      // the form shows the refusal
      .catch(() => undefined)
  })
  return (
    <FormShell
      title={t.title}
      bare
      form={form}
      onSubmit={mayUpdate ? submit : (event) => event.preventDefault()}
      pending={save.pending}
      submitError={save.error}
    >
      {!mayUpdate && (
        <Alert color="gray" icon={<IconInfoCircle size={18} />}>
          {t.readOnly}
        </Alert>
      )}
      {groups.map((group) => (
        <FormSection key={group} title={settingGroups[group][locale]} cols={2}>
          {settingKeys
            .filter((key) => settingSpecs[key].group === group)
            .map((key) => (
              <SettingInput key={key} name={key} form={form} disabled={!mayUpdate} />
            ))}
        </FormSection>
      ))}
    </FormShell>
  )
}

/** `/dashboard/settings` */
export default function SettingsRoute() {
  const t = useText('admin/settings')
  const read = useCall(listSettings, {})
  // each row's body went through its key's schema
  const saved = read.data && ({ ...defaultSettings, ...Object.fromEntries(read.data.map((row) => [row.key, row.body])) } as Settings)
  return (
    <>
      <PageHeader title={t.title} />
      <Stack gap="md" maw={980}>
        {read.error && !read.data && <ErrorState error={read.error} retry={() => void read.refetch()} />}
        {!saved && !read.error && <FormSkeleton fields={8} />}
        {saved && (
          <>
            <SettingsForm saved={saved} />
            <History entity="settings" {...settingsHistory} />
          </>
        )}
      </Stack>
    </>
  )
}
