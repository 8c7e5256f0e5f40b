import { Button } from '@mantine/core'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { useCall, useSend } from '../api/queries.ts'
import { EmptyState, ErrorState, FactsSkeleton } from '../kit/feedback/states.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { useListState } from '../kit/list/use-list-state.ts'
import { PageHeader } from '../kit/nav/page-header.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { groupByDay, nameNoticeDay } from './notice-days.ts'
import { NotificationLine } from './notification-line.tsx'
import type { NotificationSurface } from './notification-surface.ts'
import classes from './notifications-page.module.css'
import { notificationsList, notificationsRead } from './page-reads.ts'
import { SoundButton } from './sound-button.tsx'
import { useOpenNotification } from './use-open-notification.ts'

/** All notifications of one surface, by day, with the button to mark all as read. */
export function NotificationsPage({ surface }: { surface: NotificationSurface }) {
  const t = useText('notifications')
  const { calls } = surface
  const locale = useLocale()
  const list = useListState(notificationsList)
  const query = useCall(...notificationsRead(surface, list), { refetchInterval: 30_000 })
  const { data: counted } = useCall(calls.count, {}, { silent: true })
  const open = useOpenNotification(surface)
  const readAll = useSend(calls.readAll, { invalidates: [calls.list, calls.count], message: t.allRead })
  const body = () => {
    if (query.error && !query.data) return <ErrorState error={query.error} retry={() => void query.refetch()} />
    if (!query.data)
      return (
        <div className={classes.loading}>
          <FactsSkeleton rows={8} />
        </div>
      )
    const { data: rows, meta } = query.data
    if (rows.length === 0) return <EmptyState {...t[surface.kind].empty} icon={<IconBell size={36} stroke={1.25} aria-hidden="true" />} />
    return (
      <>
        {groupByDay(rows).map(([day, ofDay]) => (
          <section key={day} aria-label={nameNoticeDay(day, t, locale)}>
            <h2 className={classes.day}>{nameNoticeDay(day, t, locale)}</h2>
            {ofDay.map((notification) => (
              <NotificationLine key={notification.id} notification={notification} whole onChoose={() => open(notification)} />
            ))}
          </section>
        ))}
        <div className={classes.foot}>
          <Pager meta={meta} rows={rows.length} list={list} />
        </div>
      </>
    )
  }
  return (
    <div className={classes.page}>
      <PageHeader
        title={t.title}
        actions={
          <>
            <SoundButton />
            {(counted?.notifications_count ?? 0) > 0 && (
              <Button
                variant="default"
                leftSection={<IconChecks size={16} aria-hidden="true" />}
                loading={readAll.pending}
                onClick={() => readAll.send({})}
              >
                {t.readAll}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.list}>{body()}</div>
    </div>
  )
}
