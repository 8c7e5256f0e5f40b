import { Typography } from '@mantine/core'
import classes from './prose.module.css'

/** HTML of the editor, as it is read. The server sanitises it on write and on every read, with one sanitiser. */
export function Prose({ html, size }: { html: string; size?: string }) {
  return (
    <Typography className={classes.prose} {...(size ? { fz: size } : {})}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server on write and on read */}
      <div dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </Typography>
  )
}
