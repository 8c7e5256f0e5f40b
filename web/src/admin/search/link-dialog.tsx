import { emptySearchLabels } from '@rahba/contract/search/empty-search-labels'
import type { EmptySearch } from '@rahba/contract/search/empty-searches'
import { linkEmptySearch, listEmptySearches } from '@rahba/contract/search/empty-searches.calls'
import { linkBody } from '@rahba/contract/search/empty-searches.schemas'
import { ActionDialog } from '../../kit/feedback/action-dialog.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { useText } from '../../text/use-text.ts'

/** Asks for the word that a search means the same as. It is loaded when it is first opened, because it needs the schema library. */
export default function LinkDialog({ search, close }: { search: EmptySearch; close: () => void }) {
  const t = useText('admin/search')
  const form = useContractForm(linkBody, { initial: { words: search.corrected }, labels: emptySearchLabels })
  const send = useFormSend(form, linkEmptySearch, (body) => ({ params: { id: search.id }, body }), {
    invalidates: [listEmptySearches],
    message: t.linked,
    onDone: close,
  })
  return (
    <ActionDialog
      title={t.linkTitle(search.query)}
      saveLabel={t.link}
      effect={t.linkHint}
      needs={[{ field: 'words', as: 'line' }]}
      send={send}
      close={close}
    />
  )
}
