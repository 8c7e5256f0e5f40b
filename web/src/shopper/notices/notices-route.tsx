import { Button } from '@mantine/core'
import { shopperGroups } from '@rahba/contract/notifications/choices'
import {
  listUserNotifications,
  readAllUserNotifications,
  readUserNotification,
} from '@rahba/contract/notifications/user-notifications.calls'
import { IconSettings } from '@tabler/icons-react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { DateTime } from '../../kit/show/date-time.tsx'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { groupByDay, nameNoticeDay } from '../../notifications/notice-days.ts'
import { pathTo, usePathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { ListFoot } from '../../shop/list-foot.tsx'
import { NothingFound } from '../../shop/nothing-found.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { AccountList } from '../frame/account-list.tsx'
import { AccountPage } from '../frame/account-page.tsx'
import { announceDone } from '../frame/done.ts'
import { Tabs } from '../frame/tabs.tsx'
import { readId } from '../read-id.ts'
import { readPage } from '../read-page.ts'
import classes from './notices.module.css'
import { findNoticePage } from './open-notice.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const page = readPage(searchParams)
  const group = shopperGroups.find((one) => one === searchParams.get('group'))
  const notices = await callApi(context, listUserNotifications, { query: { page, per_page: 20, group } })
  return { notices, page, group }
}

/** Marks one notice as read and leads to what it is about, or marks all as read. */
export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  const id = (await request.formData()).get('id')
  if (id === null) {
    await callApi(context, readAllUserNotifications)
    throw redirect(pathTo(page.locale, '/account/notices') + announceDone('read'), 303)
  }
  const notice = await callApi(context, readUserNotification, { params: { id: readId(page, String(id)) } })
  throw redirect(await findNoticePage(context, notice), 303)
}

/** `/account/notices`: the shopper's notices, the latest first. */
export default function NoticesRoute() {
  const { notices, page, group } = useLoaderData<typeof loader>()
  const { notices: t, choices, more, first } = useText('shopper-account')
  const days = useText('notifications')
  const locale = useLocale()
  const to = usePathTo()
  const path = to('/account/notices')
  const { total, per_page } = notices.meta
  const getAddress = (at: number, of: typeof group) => {
    const search = new URLSearchParams({ ...(of && { group: of }), ...(at > 1 && { page: String(at) }) })
    return search.size > 0 ? `${path}?${search}` : path
  }
  return (
    <AccountPage
      title={t.title}
      path="/account/notices"
      actions={
        <Button
          component="a"
          href={to('/account/notices/choices')}
          variant="default"
          leftSection={<IconSettings size={18} aria-hidden="true" />}
        >
          {t.choices}
        </Button>
      }
    >
      <Tabs
        label={t.title}
        tabs={[
          { name: t.all, to: path, current: group === undefined },
          ...shopperGroups.map((one) => ({ name: choices.groups[one].name, to: getAddress(1, one), current: group === one })),
        ]}
      />
      {notices.data.length === 0 ? (
        group === undefined ? (
          <NothingFound framed title={t.none} hint={t.noneHint} />
        ) : (
          <NothingFound framed title={t.noneHere} hint={t.noneHereHint(choices.groups[group].hint)} />
        )
      ) : (
        <>
          {notices.data.some(({ is_read }) => !is_read) && (
            <form method="post" className={classes.all}>
              <Button type="submit" variant="subtle" size="sm">
                {t.readAll}
              </Button>
            </form>
          )}
          <form method="post" action={path} aria-label={t.title}>
            {groupByDay(notices.data).map(([day, some]) => (
              <section key={day} className={classes.day}>
                <h2>{nameNoticeDay(day, days, locale)}</h2>
                <AccountList>
                  {some.map(({ id, data, is_read, created_at }) => (
                    <li key={id}>
                      <button type="submit" name="id" value={id} className={classes.notice} data-unread={!is_read || undefined}>
                        <span className={classes.name}>
                          <MoneyInText>{data[locale].title}</MoneyInText>
                          {!is_read && <span className={classes.mark}>{t.unread}</span>}
                        </span>
                        <span dir="auto">
                          <MoneyInText>{data[locale].body}</MoneyInText>
                        </span>
                        <span className={classes.at}>
                          <DateTime value={created_at} style="time" />
                        </span>
                      </button>
                    </li>
                  ))}
                </AccountList>
              </section>
            ))}
          </form>
          <ListFoot
            first={page > 1 ? { to: getAddress(1, group), label: first } : null}
            more={page * per_page < total ? { to: getAddress(page + 1, group), label: more } : null}
          />
        </>
      )}
    </AccountPage>
  )
}
