import { Stack, Text } from '@mantine/core'
import { listAgreementVersions, publishAgreement } from '@rahba/contract/agreement/agreement.calls'
import { agreementTerms, summaryLength, termsFields } from '@rahba/contract/agreement/agreement.schemas'
import { agreementLabels } from '@rahba/contract/agreement/agreement-labels'
import { agreementNoticeDays } from '@rahba/contract/agreement/agreement-rules'
import type { EditedPage } from '@rahba/contract/content/pages'
import { listPageVersions, readEditedPage } from '@rahba/contract/content/pages.calls'
import type { PageDraft } from '@rahba/contract/content/pages.schemas'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import type { ApiError } from '../../api/errors.ts'
import { useCall } from '../../api/queries.ts'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { DateInput } from '../../kit/inputs/dates/date-input.tsx'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { StaleTextsNotice } from './stale-notice.tsx'

interface PublishAgreementProps {
  page: EditedPage
  body: PageDraft
  headers: () => Record<string, string>
  onDone: (page: EditedPage) => void
  /** Shows a refusal of the text, or of an old draft, in the editor. */
  onRefused: (error: ApiError) => void
  close: () => void
}

/** Asks whether stores have to accept the new version, from when it applies and what has changed. Loaded with the first press. */
export default function PublishAgreementDialog(props: PublishAgreementProps) {
  const versions = useCall(listAgreementVersions, {})
  if (versions.isPending) return null
  const notice = props.page.published === null ? todayInRiyadh() : addDays(todayInRiyadh(), agreementNoticeDays)
  // A newer version never applies before an older one.
  const earliest = [notice, ...(versions.data ?? []).map(({ applies_from }) => applies_from)].reduce((a, b) => (a > b ? a : b))
  return <PublishForm {...props} earliest={earliest} />
}

function PublishForm({ page, body, headers, onDone, onRefused, close, earliest }: PublishAgreementProps & { earliest: string }) {
  const t = useText('admin/agreement').publish
  const first = page.published === null
  const form = useContractForm(agreementTerms, {
    labels: agreementLabels,
    initial: { needs_acceptance: true, applies_from: earliest as string | null, summary: { ar: '', en: '' } },
  })
  const send = useFormSend(form, publishAgreement, (terms) => ({ body: { ...body, ...terms } }), {
    invalidates: [readEditedPage, listPageVersions, listAgreementVersions],
    message: t.done,
    stale: { headers, getNotice: () => null },
    onDone: (newer) => {
      onDone(newer)
      close()
    },
    onFailed: (error) => {
      // A refusal that names no field of this dialog is about the page behind it.
      if (Object.keys(error.fields).some((path) => (path.split('.')[0] ?? '') in termsFields)) return
      onRefused(error)
      close()
    },
  })
  const summary = form.bilingual('summary')
  const asks = form.values.needs_acceptance
  return (
    <FormDialog opened onClose={close} title={t.title} saveLabel={t.save} {...send}>
      <Stack gap="md">
        <StaleTextsNotice page={page} body={body} />
        {first && <Text size="sm">{t.first}</Text>}
        <FlagInput {...form.field('needs_acceptance')} description={t.hint} />
        {asks && <DateInput {...form.field('applies_from')} required min={earliest} description={t.from(agreementNoticeDays)} />}
        <BilingualInput {...summary} en={{ ...summary.en, required: asks }} required={asks} of="long_text" maxLength={summaryLength} />
        {asks && (
          <Text size="sm" c="dimmed">
            {t.effect}
          </Text>
        )}
      </Stack>
    </FormDialog>
  )
}
