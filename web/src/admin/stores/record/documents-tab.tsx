import { Alert, Group, Progress, Stack, Text } from '@mantine/core'
import { groupIban } from '@rahba/contract/kernel/iban'
import { comma } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { decideDocument } from '@rahba/contract/stores/admin-stores.calls'
import { papersFor } from '@rahba/contract/stores/profile/completeness'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { type DocumentKind, documentKinds } from '@rahba/contract/stores/store-states'
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Ltr, UserText } from '../../../kit/layout/direction.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { paperUrl } from '../../../kit/show/paper-url.ts'
import { PaperState } from '../../../stores/states.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { AcceptOrReject } from '../decisions/accept-or-reject.tsx'
import { storeChanged } from '../store-changed.ts'
import classes from '../stores.module.css'

type Paper = AdminStore['documents'][number]

/** The papers that are there to be reviewed. */
export const handedIn = (store: AdminStore): Paper[] => store.documents.filter(({ file }) => file !== null)
export const countReviewed = (store: AdminStore): number =>
  handedIn(store).filter(({ status }) => status === 'accepted' || status === 'rejected').length

/** The numbers the store typed, for comparison with a document of this kind. */
function factsBeside(kind: DocumentKind, store: AdminStore): { key: string; value: string | null }[] {
  if (kind === 'commercial_register_photo') return [{ key: 'commercial_register_no', value: store.commercial_register_no }]
  if (kind === 'vat_certificate') return [{ key: 'vat_no', value: store.vat_no }]
  if (kind === 'free_labor_document' || (kind === 'id_image' && store.entity_type === 'individual'))
    return [{ key: 'national_id', value: store.national_id }]
  if (kind === 'bank_account_letter' || kind === 'bank_account_image') {
    return [
      { key: 'iban_no', value: store.iban_no && groupIban(store.iban_no) },
      { key: 'bank_account_name', value: store.bank_account_name },
    ]
  }
  return []
}

function Preview({ paper, name }: { paper: Paper & { file: string }; name: string }) {
  const t = useText('admin/stores').documents
  const { pathname } = useLocation()
  const url = paperUrl(paper.file, pathname)
  const isPicture = paper.mime?.startsWith('image/')
  return (
    <a href={url} target="_blank" rel="noreferrer" className={classes.preview}>
      {isPicture ? (
        <img src={url} alt={t.picture(name)} loading="lazy" />
      ) : (
        <Stack align="center" gap={6}>
          <IconFileTypePdf size={44} stroke={1.25} aria-hidden="true" />
          <Text size="sm" component="span">
            {t.openPdf} <IconExternalLink size={14} aria-hidden="true" className="mirrored" />
          </Text>
        </Stack>
      )}
    </a>
  )
}

function PaperCard({ store, paper }: { store: AdminStore; paper: Paper & { file: string } }) {
  const t = useText('admin/stores').documents
  const locale = useLocale()
  const mayUpdate = useCan('stores.update')
  const name = documentKinds[paper.kind][locale]
  const decide = useSend(decideDocument, {
    invalidates: storeChanged,
    message: (answer) =>
      answer.documents.find(({ kind }) => kind === paper.kind)?.status === 'accepted' ? t.accepted(name) : t.sentBack(name),
  })
  const params = { id: store.id, kind: paper.kind }
  const facts = factsBeside(paper.kind, store)
  return (
    <article className={classes.paper} aria-label={name}>
      <div className={classes.paperHead}>
        <h3>{name}</h3>
        <PaperState status={paper.status} />
      </div>
      <Preview paper={paper} name={name} />
      <div className={classes.paperBody}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <Text size="xs" c="dimmed">
              {storeLabels[key]?.[locale]}
            </Text>
            <Text size="sm" component="div">
              {value ? key === 'bank_account_name' ? <UserText>{value}</UserText> : <Ltr>{value}</Ltr> : '—'}
            </Text>
          </div>
        ))}
        {paper.end_date && (
          <div>
            <Text size="xs" c="dimmed">
              {paper.kind === 'commercial_register_photo' ? t.confirmedUntil : t.validUntil}
            </Text>
            <Text size="sm" component="div" {...(paper.status === 'expired' ? { c: 'red' } : {})}>
              <DateTime value={paper.end_date} style="date" hijri />
            </Text>
          </div>
        )}
        {paper.reason && (
          <Alert color="red" variant="light" p="xs">
            <UserText>{paper.reason}</UserText>
          </Alert>
        )}
        {paper.judged_at && (
          <Text size="xs" c="dimmed">
            {t.reviewedAt} <DateTime value={paper.judged_at} />
          </Text>
        )}
      </div>
      {mayUpdate && (
        <div className={classes.paperFoot}>
          <AcceptOrReject
            accept={{
              label: t.accept,
              blocked: paper.status === 'accepted' ? t.alreadyAccepted : '',
              pending: decide.pending,
              onAccept: () => decide.sendAsync({ params, body: { decision: 'accept' } }),
            }}
            reject={
              paper.status === 'rejected'
                ? null
                : {
                    label: t.sendBack,
                    title: t.rejectTitle(name),
                    body: t.rejectBody,
                    reasonLabel: t.reason,
                    onReject: (reason) => decide.sendAsync({ params, body: { decision: 'reject', reason } }),
                  }
            }
          />
        </div>
      )}
    </article>
  )
}

/** Each document beside what it proves, to accept or reject, and the progress of the review. */
export function DocumentsTab({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').documents
  const locale = useLocale()
  const papers = handedIn(store)
  const reviewed = countReviewed(store)
  const absent = papersFor(store).filter((kind) => !papers.some((paper) => paper.kind === kind))
  return (
    <Stack gap="md">
      {papers.length > 0 && (
        <Group gap="sm" wrap="nowrap">
          <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap' }} role="status">
            {t.reviewed(reviewed, papers.length)}
          </Text>
          <Progress value={(reviewed / papers.length) * 100} flex={1} maw={320} aria-label={t.reviewed(reviewed, papers.length)} />
        </Group>
      )}
      {absent.length > 0 && (
        <Alert color="gray" variant="light" title={t.missing}>
          {absent.map((kind) => documentKinds[kind][locale]).join(comma[locale])}
        </Alert>
      )}
      {papers.length === 0 ? (
        <Panel>
          <EmptyState title={t.none} />
        </Panel>
      ) : (
        <div className={classes.papers}>
          {papers.map((paper) => (paper.file ? <PaperCard key={paper.kind} store={store} paper={{ ...paper, file: paper.file }} /> : null))}
        </div>
      )}
    </Stack>
  )
}
