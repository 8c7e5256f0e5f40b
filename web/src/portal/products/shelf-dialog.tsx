import { readStoreProductChoices } from '@rahba/contract/catalog/products/store-products.calls'
import type { ShelfRow } from '@rahba/contract/catalog/shelves/shelves'
import { createShelf, listShelves, updateShelf } from '@rahba/contract/catalog/shelves/shelves.calls'
import { shelfBody } from '@rahba/contract/catalog/shelves/shelves.schemas'
import { useSend } from '../../api/queries.ts'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { StaleTexts } from '../translations/stale-texts.tsx'

const changed = [listShelves, readStoreProductChoices]

interface ShelfDialogProps {
  shelf: ShelfRow | null
  close: () => void
  /** Reads the shelf again. */
  reload: () => Promise<ShelfRow | undefined>
}

const toValues = (shelf: ShelfRow | null) => ({ name: shelf?.name ?? { ar: '', en: '' }, active: shelf?.active ?? true })

/** Adds a shelf, or changes one. */
export default function ShelfDialog({ shelf, close, reload }: ShelfDialogProps) {
  const { shelf: t } = useText('portal/products')
  const form = useContractForm(shelfBody, { initial: toValues(shelf) })
  const stale = useStaleSave(shelf, reload, (newer) => form.restart(toValues(newer)))
  const done = () => {
    form.markSaved()
    close()
  }
  const shared = { invalidates: changed, message: t.saved, onDone: done, onFailed: form.showErrors, silent: true }
  const adding = useSend(createShelf, shared)
  const changing = useSend(updateShelf, { ...shared, headers: stale.headers })
  const { pending, error } = shelf ? changing : adding
  const save = form.submit((body) => (shelf ? changing.send({ params: { id: shelf.id }, body }) : adding.send({ body })))
  const notice = stale.getNotice(changing, save)
  return (
    <FormDialog
      opened
      onClose={close}
      as="modal"
      title={shelf ? t.edit : t.create}
      form={form}
      onSubmit={save}
      pending={pending}
      submitError={notice ? null : error}
    >
      {notice}
      <StaleTexts kind="shelves" record={shelf}>
        <BilingualInput {...form.bilingual('name')} maxLength={80} />
      </StaleTexts>
      <FlagInput {...form.field('active')} />
    </FormDialog>
  )
}
