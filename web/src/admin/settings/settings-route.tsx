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
import type { EditedSetting } from '@rahba/contract/settings/settings'
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
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
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

/** The settings as one record: its version is the time of the last change, or the beginning of time while all keep their defaults. */
const getRecord = (rows: readonly EditedSetting[]) => ({
  // Each row's body was validated by its key's schema.
  values: { ...defaultSettings, ...Object.fromEntries(rows.map(({ key, body }) => [key, body])) } as Settings,
  updated_at: rows.reduce((last, { updated_at }) => (updated_at && updated_at > last ? updated_at : last), new Date(0).toISOString()),
})
type Saved = ReturnType<typeof getRecord>

function SettingsForm({ saved, reload }: { saved: Saved; reload: () => Promise<Saved | undefined> }) {
  const t = useText('admin/settings')
  const locale = useLocale()
  const mayUpdate = useCan('settings.update')
  const form = useContractForm(settingsBody, { initial: { ...saved.values } as Values, labels: settingLabels })
  const stale = useStaleSave(saved, reload, (newer) => form.restart({ ...newer.values }))
  const save = useSend(saveSettings, { invalidates: [listSettings], silent: true, headers: stale.headers, onFailed: form.showErrors })
  const submit = form.submit((output) => {
    // Only changes are sent, so that two admins on different settings don't undo each other.
    const before = stale.current()?.values ?? defaultSettings
    const changed = Object.fromEntries(Object.entries(output).filter(([key, value]) => value !== before[key as SettingKey]))
    const n = Object.keys(changed).length
    if (n === 0) {
      form.markSaved()
      return toast(t.nothing, 'info')
    }
    save
      .sendAsync({ body: changed })
      .then((rows) => {
        const after = getRecord(rows)
        stale.saved(after)
        form.restart({ ...after.values })
        form.markSaved()
        toast(t.saved(n))
      })
      // The form shows the refusal.
      .catch(() => undefined)
  })
  const notice = stale.getNotice(save, submit)
  return (
    <FormShell
      title={t.title}
      bare
      form={form}
      onSubmit={mayUpdate ? submit : (event) => event.preventDefault()}
      pending={save.pending}
      submitError={notice ? null : save.error}
      notice={notice}
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
  const saved = read.data && getRecord(read.data)
  const reload = async () => {
    const { data } = await read.refetch()
    return data && getRecord(data)
  }
  return (
    <>
      <PageHeader title={t.title} />
      <Stack gap="md" maw={980}>
        {read.error && !read.data && <ErrorState error={read.error} retry={() => void read.refetch()} />}
        {!saved && !read.error && <FormSkeleton fields={8} />}
        {saved && (
          <>
            <SettingsForm saved={saved} reload={reload} />
            <History entity="settings" {...settingsHistory} />
          </>
        )}
      </Stack>
    </>
  )
}
