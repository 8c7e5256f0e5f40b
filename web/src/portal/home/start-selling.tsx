import { Text } from '@mantine/core'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { approval, maySubmit, unapproved } from '@rahba/contract/stores/store-states'
import { IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react'
import { Localized, UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import { profilePages } from '../layout/profile-steps.ts'
import classes from './home.module.css'

type StepKey = 'profile' | 'product' | 'review' | 'open'

/** Returns the steps of a new store before it sells, each with whether it is done. */
export function stepsToSell({ missing, products, approved, is_online, orders }: StoreHome): { key: StepKey; done: boolean }[] {
  return [
    // An approved store sells; later gaps are shown above every page.
    { key: 'profile', done: missing.length === 0 || !unapproved.includes(approved) },
    { key: 'product', done: products === null || products.total > 0 },
    { key: 'review', done: !unapproved.includes(approved) },
    // A store that has sold once knows its switch.
    { key: 'open', done: is_online || (orders?.any ?? false) },
  ]
}

interface StartSellingProps {
  home: StoreHome
  /** The reason no product can be added; null if one can. */
  stopped: string | null
}

/** The teaching start of a store: four steps with their state, and where each is done. */
export function StartSelling({ home, stopped }: StartSellingProps) {
  const t = useText('portal/home').start
  const steps = stepsToSell(home)
  const first = home.missing[0]?.step ?? 'store_info'
  const hints: Record<StepKey, string> = {
    profile: t.profileHint,
    product: stopped ?? t.productHint,
    review: home.approved === approval.rejected ? t.reviewRejected : home.submitted_at ? t.reviewWaiting : t.reviewHint,
    open: t.openHint,
  }
  const next = steps.find(({ done }) => !done)?.key
  const actions: Partial<Record<StepKey, { to: PageAddress; label: string }>> = {
    profile: { to: profilePages[first], label: t.profileAction },
    ...(stopped ? {} : { product: { to: '/store/products/create', label: t.productAction } }),
    ...(home.missing.length === 0 && maySubmit(home) ? { review: { to: profilePages.store_info, label: t.reviewAction } } : {}),
  }
  return (
    <Panel
      title={t.title}
      actions={
        <Text size="sm" c="dimmed">
          {t.progress(steps.filter(({ done }) => done).length, steps.length)}
        </Text>
      }
    >
      <Text size="sm" c="dimmed" mb="md">
        {t.lead}
      </Text>
      <ol className={classes.steps}>
        {steps.map(({ key, done }) => {
          const action = done ? undefined : actions[key]
          return (
            <li key={key} className={classes.step} data-done={done || undefined}>
              {done ? (
                <IconCircleCheck size={22} stroke={1.6} role="img" aria-label={t.done} />
              ) : (
                <Mark waits={key === 'review' && home.approved === approval.pending && home.submitted_at !== null} />
              )}
              <div className={classes.stepText}>
                <Text fw={600}>{t[key]}</Text>
                {!done && (
                  <Text size="sm" c="dimmed">
                    {hints[key]}
                  </Text>
                )}
                {key === 'review' && home.approved === approval.rejected && home.status_reason && (
                  <Text size="sm" c="red">
                    <UserText>{home.status_reason}</UserText>
                  </Text>
                )}
                {key === 'profile' && home.missing.length > 0 && <Missing missing={home.missing} />}
              </div>
              {action && (
                <div className={classes.action}>
                  <LinkButton to={action.to} size="xs" variant={key === next ? 'filled' : 'default'}>
                    {action.label}
                  </LinkButton>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

/** A step to take, or one that was taken and waits for the platform. */
function Mark({ waits }: { waits: boolean }) {
  const t = useText('portal/home').start
  return waits ? (
    <IconClock size={22} stroke={1.6} role="img" aria-label={t.waits} />
  ) : (
    <IconCircleDashed size={22} stroke={1.6} aria-hidden="true" />
  )
}

function Missing({ missing }: Pick<StoreHome, 'missing'>) {
  return (
    <ul className={classes.missing}>
      {missing.map(({ step, what }) => (
        <li key={what.en}>
          <LocalLink to={profilePages[step]}>
            <Localized text={what} />
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
