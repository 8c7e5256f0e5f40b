import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

/** Toasts: top centre, three seconds. Loaded after the page, since none is shown before somebody acts. */
export default function Toasts() {
  return <Notifications position="top-center" autoClose={3000} limit={4} />
}
