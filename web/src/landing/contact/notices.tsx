import { Notification } from '@mantine/core'
import { useText } from '../../text/use-text.ts'
import classes from './contact-window.module.css'

/** Where the page's script says what has been done (web/src/plain/notice.ts). */
export function Notices() {
  const { dismissToast } = useText('common')
  return (
    <div className={classes.notices} data-notices>
      <template data-template="notice">
        <Notification color="green" withBorder={false} closeButtonProps={{ 'aria-label': dismissToast }}>
          <span data-words />
        </Notification>
      </template>
    </div>
  )
}
