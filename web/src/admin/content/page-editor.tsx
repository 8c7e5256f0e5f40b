import { Alert, Button, Text } from '@mantine/core'
import { agreementSlug } from '@rahba/contract/agreement/agreement-rules'
import { contentPages, pageLabels } from '@rahba/contract/content/page-slugs'
import type { EditedPage } from '@rahba/contract/content/pages'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { IconInfoCircle } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useCan } from '../../api/session.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { StaleSidesContext } from '../../kit/inputs/bilingual/stale-side.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { History } from '../../resource/history.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { HomeTexts } from './home-texts.tsx'
import { PageActions } from './page-actions.tsx'
import classes from './page-editor.module.css'
import { PageVersions } from './page-versions.tsx'
import { StaleTextsNotice } from './stale-notice.tsx'
import { type DraftOfPage, usePageDraft } from './use-page-draft.ts'

const PublishAgreement = lazy(() => import('./publish-agreement-dialog.tsx'))

/** A name inside a sentence, isolated so that its direction doesn't affect the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** The version that readers see, and whether the draft has changed since. */
function PageState({ page }: { page: EditedPage }) {
  const t = useText('admin/content').page
  if (!page.published) return <StatusDot tone="neutral">{t.never}</StatusDot>
  if (page.changed) return <StatusDot tone="waiting">{t.changed}</StatusDot>
  return <StatusDot tone="good">{t.live(page.published.number)}</StatusDot>
}

function ReadOnlyNotice() {
  return (
    <Alert color="gray" icon={<IconInfoCircle size={18} />}>
      {useText('admin/content').page.readOnly}
    </Alert>
  )
}

interface PagePartProps {
  page: EditedPage
  draft: DraftOfPage
}

/** Title and body in both languages, with who saved them last. */
function PageTexts({ page, draft: { form }, disabled }: PagePartProps & { disabled: boolean }) {
  const t = useText('admin/content').page
  const at = formatDate(page.updated_at, useLocale(), 'dateTime')
  const saved = page.published ? { title: page.published.title, body: page.published.body } : {}
  return (
    <FormSection>
      <StaleSidesContext value={{ sides: [], saved }}>
        <BilingualInput {...form.bilingual('title')} required maxLength={160} disabled={disabled} />
        <div className={classes.body}>
          <BilingualInput {...form.bilingual('body')} required of="rich_text" disabled={disabled} />
        </div>
      </StaleSidesContext>
      <Text size="xs" c="dimmed">
        {page.saved_by ? t.savedBy(isolated(page.saved_by), at) : t.savedAt(at)}
      </Text>
    </FormSection>
  )
}

/** The question before publishing, while there is one. */
function PublishQuestion({ page, draft }: PagePartProps) {
  const t = useText('admin/content').page
  const { asking, stopAsking } = draft
  if (!asking) return null
  if (page.slug === agreementSlug) {
    return (
      <Suspense>
        <PublishAgreement
          page={page}
          body={asking}
          headers={draft.headers}
          onDone={draft.onDone}
          onRefused={draft.form.showErrors}
          close={stopAsking}
        />
      </Suspense>
    )
  }
  return (
    <ConfirmDialog
      opened
      onClose={stopAsking}
      title={t.publishTitle}
      confirmLabel={t.publish}
      onConfirm={() => draft.confirmPublish(asking)}
      body={<StaleTextsNotice page={page} body={asking} />}
    />
  )
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
  const locale = useLocale()
  const mayUpdate = useCan('pages.update')
  const draft = usePageDraft(page, reload)
  return (
    <>
      <FormShell
        title={contentPages[page.slug][locale]}
        mark={<PageState page={page} />}
        actions={<PageActions page={page} mayUpdate={mayUpdate} saveForPreview={draft.saveForPreview} />}
        form={draft.form}
        onSubmit={mayUpdate ? draft.save : (event) => event.preventDefault()}
        pending={draft.pending}
        submitError={draft.error}
        saveLabel={t.save}
        main={
          mayUpdate && (
            <Button loading={draft.isPublishing} onClick={() => draft.publish()}>
              {t.publish}
            </Button>
          )
        }
        notice={draft.notice ?? (!mayUpdate && <ReadOnlyNotice />)}
      >
        <PageTexts page={page} draft={draft} disabled={!mayUpdate} />
        {page.slug === 'home' && <HomeTexts form={draft.form} disabled={!mayUpdate} />}
      </FormShell>
      <PublishQuestion page={page} draft={draft} />
      <PageVersions page={page} mayRestore={mayUpdate} restore={draft.restore} />
      <div className={classes.versions}>
        <History entity="pages" id={page.id} labels={pageLabels} />
      </div>
    </>
  )
}
