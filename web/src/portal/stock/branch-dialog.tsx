import { Text } from '@mantine/core'
import { branchLabels } from '@rahba/contract/stores/branches/branch-labels'
import type { BranchRow } from '@rahba/contract/stores/branches/branches'
import { createBranch, listBranches, updateBranch } from '@rahba/contract/stores/branches/branches.calls'
import { branchBody } from '@rahba/contract/stores/branches/branches.schemas'
import { getStoreProfile } from '@rahba/contract/stores/profile/profile.calls'
import { useSend } from '../../api/queries.ts'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { FlagInput, LongTextInput, PhoneInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { CitySelect } from '../../stores/profile/place-select.tsx'
import { useText } from '../../text/use-text.ts'
import { StaleTexts } from '../translations/stale-texts.tsx'

interface BranchDialogProps {
  branch: BranchRow | null
  close: () => void
  /** Reads the branch again. */
  reload: () => Promise<BranchRow | undefined>
}

const toValues = (branch: BranchRow | null) => ({
  name: branch?.name ?? { ar: '', en: '' },
  city_id: branch?.city_id ?? null,
  address: branch?.address ?? null,
  phone: branch?.phone ?? null,
  short_address: branch?.short_address ?? null,
  pick_up: branch?.pick_up ?? true,
  delivers: branch?.delivers ?? true,
})

/** Opens a branch, or changes one. */
export default function BranchDialog({ branch, close, reload }: BranchDialogProps) {
  const { places: t } = useText('portal/stock')
  const form = useContractForm(branchBody, { labels: branchLabels, initial: toValues(branch) })
  const stale = useStaleSave(branch, reload, (newer) => form.restart(toValues(newer)))
  const done = () => {
    form.markSaved()
    close()
  }
  const shared = { invalidates: [listBranches, getStoreProfile], message: t.saved, onDone: done, onFailed: form.showErrors, silent: true }
  const adding = useSend(createBranch, shared)
  const changing = useSend(updateBranch, { ...shared, headers: stale.headers })
  const { pending, error } = branch ? changing : adding
  const save = form.submit((body) => (branch ? changing.send({ params: { id: branch.id }, body }) : adding.send({ body })))
  const notice = stale.getNotice(changing, save)
  return (
    <FormDialog
      opened
      onClose={close}
      title={branch ? t.edit : t.add}
      form={form}
      onSubmit={save}
      pending={pending}
      submitError={notice ? null : error}
    >
      {notice}
      {branch?.is_main && (
        <Text size="sm" c="dimmed">
          {t.hints.main}
        </Text>
      )}
      <StaleTexts kind="branches" record={branch}>
        <BilingualInput {...form.bilingual('name')} maxLength={80} />
      </StaleTexts>
      <CitySelect {...form.field('city_id')} />
      <FlagInput {...form.field('delivers')} description={t.hints.delivers} />
      <FlagInput {...form.field('pick_up')} description={t.hints.pickUp} />
      <LongTextInput {...form.field('address')} required={form.values.pick_up} rows={2} maxLength={300} />
      <PhoneInput {...form.field('phone')} />
      <TextInput {...form.field('short_address')} description={t.hints.shortAddress} dir="ltr" maxLength={8} />
    </FormDialog>
  )
}
