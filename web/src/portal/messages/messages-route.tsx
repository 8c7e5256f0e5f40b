import { IconArrowLeft, IconMessages } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { Thread } from '../../conversations/chat/thread.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { isId } from '../../shell/routing/is-id.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { FriendList } from './friend-list.tsx'
import classes from './messages.module.css'

export const handle: RouteHandle = { text: ['kit', 'chat'] }

/** `/store/messages`: shoppers on one side, the conversation on the other; on a phone one after the other. */
export default function MessagesRoute() {
  const t = useText('chat')
  const [params] = useSearchParams()
  const param = params.get('session') ?? ''
  const session_id = isId(param) ? param : null
  return (
    <>
      <PageHeader title={t.title} />
      <div className={classes.panes} data-fills data-open={session_id ? '' : undefined}>
        <FriendList current={session_id} />
        <div className={classes.pane}>
          {session_id ? (
            <Thread
              key={session_id}
              actor="store"
              session_id={session_id}
              back={
                <LocalLink to="/store/messages" className={classes.back} aria-label={t.back}>
                  <IconArrowLeft size={20} stroke={1.6} className="mirrored" aria-hidden="true" />
                </LocalLink>
              }
            />
          ) : (
            <EmptyState icon={<IconMessages size={36} stroke={1.25} aria-hidden="true" />} title={t.choose} body={t.chooseHint} />
          )}
        </div>
      </div>
    </>
  )
}
