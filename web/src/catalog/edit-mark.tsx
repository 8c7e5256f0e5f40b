import { Badge } from '@mantine/core'
import { editStates } from '@rahba/contract/catalog/products/product-edits'
import { useLocale } from '../text/locale.ts'

/** Beside a product's state: an edit of it waits, or was refused. */
export function EditMark({ edit }: { edit: keyof typeof editStates | null }) {
  const locale = useLocale()
  if (!edit) return null
  return (
    <Badge variant="light" color={edit === 'pending' ? 'saffron' : 'red'} size="sm" fw={500} tt="none" miw="max-content">
      {editStates[edit][locale]}
    </Badge>
  )
}
