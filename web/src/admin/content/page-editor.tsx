import { Alert, Button, Text } from '@mantine/core'
import { agreementSlug } from '@rahba/contract/agreement/agreement-rules'
import { pagePaths } from '@rahba/contract/content/page-paths'
import { contentPages, pageLabels } from '@rahba/contract/content/page-slugs'
import type { EditedPage } from '@rahba/contract/content/pages'
import { listPageVersions, publishPage, readEditedPage, restorePageVersion, savePage } from '@rahba/contract/content/pages.calls'
import { type PageDraft, pageDraft } from '@rahba/contract/content/pages.schemas'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { IconExternalLink, IconInfoCircle } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual-input.tsx'
import { StaleSidesContext } from '../../kit/inputs/stale-side.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { pathTo } from '../../paths.ts'
import { History } from '../../resource/history.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { HomeTexts } from './home-texts.tsx'
import classes from './page-editor.module.css'
import { PageVersions } from './page-versions.tsx'
import { findStaleTexts, StaleTextsNotice } from './stale-notice.tsx'

const PublishAgreement = lazy(() => import('./publish-agreement-dialog.tsx'))

const labels = pageLabels
const getContent = ({ title, body, texts }: EditedPage): PageDraft => ({ title, body, texts })

/** A name inside a sentence, isolated so that its direction doesn't affect the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** The version that readers see, and whether the draft has changed since. */
function PageState({ page }: { page: EditedPage }) {
  const t = useText('admin/content').page
  if (!page.published) return <StatusDot tone="neutral">{t.never}</StatusDot>
  if (page.changed) return <StatusDot tone="waiting">{t.changed}</StatusDot>
  return <StatusDot tone="good">{t.live(page.published.number)}</StatusDot>
}

interface PageEditorProps {
  page: EditedPage
  /** Reads the page again. */
  reload: () => Promise<EditedPage | undefined>
}

/**
 * A content page in both languages. Saving keeps a draft and publishing makes a version that readers see; a save over a newer draft is refused, and
 * nothing typed is lost.
 */
export function PageEditor({ page, reload }: PageEditorProps) {
  const t = useText('admin/content').page
  const { acceptances } = useText('admin/agreement')
  const locale = useLocale()
  const mayUpdate = useCan('pages.update')
  const name = contentPages[page.slug][locale]
  const params = { id: page.id }
  const isAgreement = page.slug === agreementSlug
  const [published, setPublished] = useState<PageDraft | null>(null)
  const form = useContractForm(pageDraft, { initial: getContent(page), labels })
  const restart = (newer: EditedPage) => form.restart(getContent(newer))
  const stale = useStaleSave(page, reload, restart)
  const writing = {
    invalidates: [readEditedPage, listPageVersions],
    headers: stale.headers,
    onDone: (newer: EditedPage) => {
      stale.saved(newer)
      restart(newer)
    },
    onFailed: form.showErrors,
    silent: true,
  }
  const save = useSend(savePage, { ...writing, message: t.saved })
  const publish = useSend(publishPage, { ...writing, message: t.published })
  const restore = useSend(restorePageVersion, { ...writing, message: t.restored })
  const last = [publish, restore, save].find(({ error }) => error)
  const clear = () => {
    for (const call of [save, publish, restore]) call.reset()
  }
  const saving = form.submit((body) => {
    clear()
    save.send({ params, body })
  })
  const publishing = form.submit((body) => {
    clear()
    if (isAgreement || findStaleTexts(page, body).length > 0) return setPublished(body)
    publish.send({ params, body })
  })
  const pending = save.pending || publish.pending || restore.pending
  const notice = stale.getNotice({ error: last?.error ?? null, pending, reset: clear }, saving)

  const address = pathTo(locale, pagePaths[page.slug])
  /** Shows the draft as readers would see it; what was typed is saved first. */
  const preview = async () => {
    const checked = pageDraft.safeParse(form.values)
    if (form.dirty) {
      clear()
      // Errors are shown at their fields; the previous draft isn't the requested preview.
      if (!checked.success) return saving()
      // A refusal is shown above the form.
      if (!(await save.sendAsync({ params, body: checked.data }).catch(() => null))) return
    }
    window.open(`${address}?preview=1`, '_blank', 'noreferrer')
  }
  const at = formatDate(page.updated_at, locale, 'dateTime')
  return (
    <>
      <FormShell
        title={name}
        mark={<PageState page={page} />}
        actions={
          <>
            {page.published && (
              <Button
                component="a"
                href={address}
                target="_blank"
                rel="noreferrer"
                variant="subtle"
                leftSection={<IconExternalLink size={16} className="mirrored" />}
              >
                {t.openPublic}
              </Button>
            )}
            {isAgreement && (
              <LinkButton to="/dashboard/agreement" variant="subtle">
                {acceptances}
              </LinkButton>
            )}
            {mayUpdate && (
              <Button variant="default" onClick={() => void preview()}>
                {t.preview}
              </Button>
            )}
          </>
        }
        form={form}
        onSubmit={mayUpdate ? saving : (event) => event.preventDefault()}
        pending={pending}
        submitError={notice ? null : (last?.error ?? null)}
        saveLabel={t.save}
        main={
          mayUpdate && (
            <Button loading={publish.pending} onClick={() => publishing()}>
              {t.publish}
            </Button>
          )
        }
        notice={
          notice ??
          (!mayUpdate && (
            <Alert color="gray" icon={<IconInfoCircle size={18} />}>
              {t.readOnly}
            </Alert>
          ))
        }
      >
        <FormSection>
          <StaleSidesContext value={{ sides: [], saved: page.published ? { title: page.published.title, body: page.published.body } : {} }}>
            <BilingualInput {...form.bilingual('title')} required maxLength={160} disabled={!mayUpdate} />
            <div className={classes.body}>
              <BilingualInput {...form.bilingual('body')} required of="rich_text" disabled={!mayUpdate} />
            </div>
          </StaleSidesContext>
          <Text size="xs" c="dimmed">
            {page.saved_by ? t.savedBy(isolated(page.saved_by), at) : t.savedAt(at)}
          </Text>
        </FormSection>
        {page.slug === 'home' && <HomeTexts form={form} disabled={!mayUpdate} />}
      </FormShell>
      {published && !isAgreement && (
        <ConfirmDialog
          opened
          onClose={() => setPublished(null)}
          title={t.publishTitle}
          confirmLabel={t.publish}
          onConfirm={() => publish.send({ params, body: published })}
          body={<StaleTextsNotice page={page} body={published} />}
        />
      )}
      {published && isAgreement && (
        <Suspense>
          <PublishAgreement
            page={page}
            body={published}
            headers={stale.headers}
            onDone={writing.onDone}
            onRefused={form.showErrors}
            close={() => setPublished(null)}
          />
        </Suspense>
      )}
      <PageVersions page={page} mayRestore={mayUpdate} restore={(number) => restore.sendAsync({ params: { ...params, number } })} />
      <div className={classes.versions}>
        <History entity="pages" id={page.id} labels={labels} />
      </div>
    </>
  )
}
