import { Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import classes from './upload.module.css'

/** The text in a place for files: what to drop there, and which files are accepted. */
export const DropInvite = ({ title, hint }: { title: string; hint: string }) => (
  <div className={classes.invite}>
    <IconUpload size={22} stroke={1.5} aria-hidden="true" />
    <Text size="sm">{title}</Text>
    <Text size="xs" c="dimmed">
      {hint}
    </Text>
  </div>
)
