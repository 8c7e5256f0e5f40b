import { countUserNotifications } from '@rahba/contract/notifications/user-notifications.calls'
import { innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

/** The number of unread notices for the page's frame; 0 for a visitor, and where it can't be read, so that the page is still drawn. */
export async function countNotices(context: LoadContext): Promise<number> {
  const { cookies, call } = context.get(pageRequest)
  if (!cookies.userToken) return 0
  const { status, body } = await call(innerCall(countUserNotifications, {}))
  // The answer of this call has the shape of its schema.
  return status === 200 ? (body as { notifications_count: number }).notifications_count : 0
}
