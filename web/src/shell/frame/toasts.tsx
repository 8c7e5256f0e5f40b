import '@mantine/notifications/styles.css'
import { MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useMemo } from 'react'
import { useText } from '../../text/use-text.ts'

/** Toasts: top centre, three seconds. Loaded after the page, since none is shown before somebody acts. */
export default function Toasts() {
  const { dismissToast } = useText('common')
  // The code that shows a toast is outside React and knows no language: the name of its button comes from here.
  const theme = useMemo(
    () => ({ components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': dismissToast } } } } }),
    [dismissToast],
  )
  return (
    <MantineThemeProvider theme={theme}>
      <Notifications position="top-center" autoClose={3000} limit={4} />
    </MantineThemeProvider>
  )
}
