import { agreementSlug } from '@rahba/contract/agreement/agreement-rules'
import { pageLabels } from '@rahba/contract/content/page-slugs'
import type { EditedPage } from '@rahba/contract/content/pages'
import { listPageVersions, publishPage, readEditedPage, restorePageVersion, savePage } from '@rahba/contract/content/pages.calls'
import { type PageDraft, pageDraft } from '@rahba/contract/content/pages.schemas'
import { useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { useText } from '../../text/use-text.ts'
import { findStaleTexts } from './stale-notice.tsx'

const getContent = ({ title, body, texts }: EditedPage): PageDraft => ({ title, body, texts })

/**
 * The form of a content page with its three calls: saving keeps a draft, publishing makes a version that readers see, restoring takes an old one back.
 * Each refuses an older draft than the saved one.
 * @param reload reads the page again.
 */
export function usePageDraft(page: EditedPage, reload: () => Promise<EditedPage | undefined>) {
  const t = useText('admin/content').page
  const params = { id: page.id }
  const [asking, setAsking] = useState<PageDraft | null>(null)
  const form = useContractForm(pageDraft, { initial: getContent(page), labels: pageLabels })
  const restart = (newer: EditedPage) => form.restart(getContent(newer))
  const stale = useStaleSave(page, reload, restart)
  const onDone = (newer: EditedPage) => {
    stale.saved(newer)
    restart(newer)
  }
  const writing = {
    invalidates: [readEditedPage, listPageVersions],
    headers: stale.headers,
    onDone,
    onFailed: form.showErrors,
    silent: true,
  }
  const saving = useSend(savePage, { ...writing, message: t.saved })
  const publishing = useSend(publishPage, { ...writing, message: t.published })
  const restoring = useSend(restorePageVersion, { ...writing, message: t.restored })
  const calls = [publishing, restoring, saving]
  const pending = calls.some((call) => call.pending)
  const error = calls.find((call) => call.error)?.error ?? null
  const clear = () => {
    for (const call of calls) call.reset()
  }
  const save = form.submit((body) => {
    clear()
    saving.send({ params, body })
  })
  const publish = form.submit((body) => {
    clear()
    if (page.slug === agreementSlug || findStaleTexts(page, body).length > 0) return setAsking(body)
    publishing.send({ params, body })
  })
  /** Saves what was typed, for a preview. Returns whether the saved draft is what the form shows. */
  const saveForPreview = async () => {
    if (!form.dirty) return true
    const checked = pageDraft.safeParse(form.values)
    // This shows the errors at their fields.
    if (!checked.success) {
      save()
      return false
    }
    clear()
    // A refusal is shown above the form.
    return Boolean(await saving.sendAsync({ params, body: checked.data }).catch(() => null))
  }
  const notice = stale.getNotice({ error, pending, reset: clear }, save)
  return {
    form,
    /** The draft to publish after a question: a text changed in one language only, or a new agreement needs its terms. */
    asking,
    stopAsking: () => setAsking(null),
    save,
    publish,
    confirmPublish: (body: PageDraft) => publishing.send({ params, body }),
    restore: (number: number) => restoring.sendAsync({ params: { ...params, number } }),
    saveForPreview,
    pending,
    isPublishing: publishing.pending,
    error: notice ? null : error,
    notice,
    headers: stale.headers,
    onDone,
  }
}

export type DraftOfPage = ReturnType<typeof usePageDraft>
