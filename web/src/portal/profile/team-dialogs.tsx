import { localeNames } from '@rahba/contract/kernel/locale'
import type { StorePermission } from '@rahba/contract/kernel/store-permissions'
import type { TeamMember } from '@rahba/contract/stores/team/team'
import { inviteMember, listTeam, updateMember } from '@rahba/contract/stores/team/team.calls'
import { inviteMemberBody, updateMemberBody } from '@rahba/contract/stores/team/team.schemas'
import { teamLabels } from '@rahba/contract/stores/team/team-labels'
import { useCall } from '../../api/queries.ts'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { EmailInput, PhoneInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { PermissionChecks } from './permission-checks.tsx'

const nobodyIn = (locale: string) => ({ name: '', email: '', phone: '', locale, permissions: [] as StorePermission[] })

/** Inviting somebody into the team. */
function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText('store-team')
  // The inviter's own language is the likely one.
  const nobody = nobodyIn(useLocale())
  const form = useContractForm(inviteMemberBody, { initial: nobody, labels: teamLabels })
  const invite = useFormSend(form, inviteMember, (body) => ({ body }), {
    invalidates: [listTeam],
    message: t.inviteDone,
    onDone: () => {
      form.restart(nobody)
      onClose()
    },
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t.inviteTitle} saveLabel={t.sendInvite} {...invite}>
      <TextInput {...form.field('name')} autoComplete="off" maxLength={75} />
      <EmailInput {...form.field('email')} autoComplete="off" description={t.emailHint} />
      <PhoneInput {...form.field('phone')} autoComplete="off" />
      <ChoiceInput {...form.field('locale')} required choices={localeNames} />
      <PermissionChecks {...form.field('permissions')} />
    </FormDialog>
  )
}

/** Changing what a member may do. */
function PermissionsDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const t = useText('store-team')
  const toValues = ({ permissions, active }: TeamMember) => ({ permissions, active })
  const form = useContractForm(updateMemberBody, { initial: toValues(member), labels: teamLabels })
  const team = useCall(listTeam, {})
  const reload = async () => (await team.refetch()).data?.find(({ id }) => id === member.id)
  const stale = useStaleSave(member, reload, (newer) => form.restart(toValues(newer)))
  const save = useFormSend(form, updateMember, (body) => ({ params: { id: member.id }, body }), {
    invalidates: [listTeam],
    message: t.saved,
    stale,
    onDone: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} as="modal" title={t.editTitle(member.name)} {...save}>
      <PermissionChecks {...form.field('permissions')} />
    </FormDialog>
  )
}

interface TeamDialogsProps {
  inviting: boolean
  /** The member whose permissions are being changed. */
  editing: TeamMember | null
  onClose: () => void
}

/** The forms of the team's page, loaded with the first that is opened. */
export default function TeamDialogs({ inviting, editing, onClose }: TeamDialogsProps) {
  return (
    <>
      <InviteDialog opened={inviting} onClose={onClose} />
      {editing && <PermissionsDialog key={editing.id} member={editing} onClose={onClose} />}
    </>
  )
}
