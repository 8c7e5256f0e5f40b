import { Alert, Button, Progress, Stack, Text } from '@mantine/core'
import { submitStore } from '@rahba/contract/stores/profile/profile.calls'
import { approval, isInReview, maySubmit } from '@rahba/contract/stores/store-states'
import { IconCircleCheck, IconCircleDashed, IconClock, IconInfoCircle } from '@tabler/icons-react'
import { useRevalidator } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { Localized, UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import { profilePages, profileSteps } from '../layout/profile-steps.ts'
import { useStore } from '../layout/use-store.ts'
import classes from './profile.module.css'

/** The store's progress: the gaps page by page, handing it in, and the result. */
export function Review() {
  const store = useStore()
  const checks = !store.has_complete_data || maySubmit(store)
  if (store.approved === approval.approved && !checks) return null
  return (
    <aside className={classes.aside}>
      <Verdict />
      {checks && <Checklist maySend={maySubmit(store)} />}
    </aside>
  )
}

function Verdict() {
  const t = useText('portal/profile').review
  const store = useStore()
  const { approved, submitted_at, status_reason } = store
  const reason = status_reason && <UserText>{status_reason}</UserText>
  if (approved === approval.rejected) {
    return (
      <Alert color="red" variant="light" title={t.rejected} icon={<IconInfoCircle size={18} />}>
        {reason}
        <Text size="sm" mt={4}>
          {t.rejectedHint}
        </Text>
      </Alert>
    )
  }
  if (approved === approval.suspended || approved === approval.closed) {
    return (
      <Alert
        color="red"
        variant="light"
        title={approved === approval.suspended ? t.suspended : t.closed}
        icon={<IconInfoCircle size={18} />}
      >
        {reason}
      </Alert>
    )
  }
  if (isInReview(store)) {
    return (
      <Alert color="saffron" variant="light" title={t.waiting} icon={<IconClock size={18} />}>
        {t.waitingHint} <DateTime value={submitted_at} style="date" />
      </Alert>
    )
  }
  return null
}

function Checklist({ maySend }: { maySend: boolean }) {
  const t = useText('portal/profile')
  const { missing, approved } = useStore()
  const { revalidate } = useRevalidator()
  const submit = useSend(submitStore, { message: t.review.sent, onDone: () => void revalidate() })
  const done = profileSteps.filter((step) => !missing.some((item) => item.step === step))
  return (
    <Panel title={t.review.title}>
      <Stack gap="md">
        <div>
          <Text size="sm" mb={6}>
            {t.review.progress(done.length, profileSteps.length)}
          </Text>
          <Progress value={(done.length / profileSteps.length) * 100} aria-label={t.review.progress(done.length, profileSteps.length)} />
        </div>
        <ul className={classes.steps}>
          {profileSteps.map((step) => {
            const lacking = missing.filter((item) => item.step === step)
            return (
              <li key={step} className={classes.step}>
                {lacking.length === 0 ? (
                  <IconCircleCheck size={18} data-done role="img" aria-label={t.review.done} />
                ) : (
                  <IconCircleDashed size={18} aria-hidden="true" />
                )}
                <div>
                  <LocalLink to={profilePages[step]} className={classes.link}>
                    {t.tabs[step]}
                  </LocalLink>
                  {lacking.length > 0 && (
                    <ul className={classes.lacking}>
                      {lacking.map(({ what }) => (
                        <li key={what.en}>
                          <Localized text={what} />
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
        {maySend && (
          <ConfirmAction
            title={t.review.sendTitle}
            body={t.review.sendBody}
            confirmLabel={t.review.send}
            onConfirm={() => submit.sendAsync({})}
          >
            <Button fullWidth disabled={missing.length > 0} loading={submit.pending}>
              {approved === approval.rejected ? t.review.sendAgain : t.review.send}
            </Button>
          </ConfirmAction>
        )}
        {maySend && missing.length > 0 && (
          <Text size="xs" c="dimmed">
            {t.review.sendWhen}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
