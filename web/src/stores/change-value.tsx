import { groupIban } from '@rahba/contract/kernel/iban'
import type { StoreChangeRequest } from '@rahba/contract/stores/profile/store-changes'
import { Ltr, None } from '../kit/layout/direction.tsx'
import { UserTexts } from '../kit/layout/user-texts.tsx'

/** A value of a guarded field, before or after: a name in both languages' order, a number, a grouped IBAN. */
export function ChangeValue({ field, value }: { field: StoreChangeRequest['field']; value: StoreChangeRequest['new'] }) {
  if (value === null) return <None />
  if (typeof value === 'string') return <Ltr>{field === 'iban_no' ? groupIban(value) : value}</Ltr>
  return <UserTexts parts={[value.ar, value.en]} between=" · " />
}
