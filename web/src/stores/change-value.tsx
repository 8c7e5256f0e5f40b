import { groupIban } from '@rahba/contract/kernel/iban'
import type { StoreChangeRequest } from '@rahba/contract/stores/store-changes'
import { Ltr, None } from '../kit/layout/direction.tsx'

/** A value of a guarded field, before or after: a name in both languages' order, a number, a grouped IBAN. */
export function ChangeValue({ field, value }: { field: StoreChangeRequest['field']; value: StoreChangeRequest['new'] }) {
  if (value === null) return <None />
  if (typeof value === 'string') return <Ltr>{field === 'iban_no' ? groupIban(value) : value}</Ltr>
  return (
    <>
      <bdi dir="rtl">{value.ar}</bdi>
      {' · '}
      <bdi dir="ltr">{value.en}</bdi>
    </>
  )
}
