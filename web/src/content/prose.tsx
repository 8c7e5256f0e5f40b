import { Typography } from '@mantine/core'
import { useOwnLanguage } from '../text/use-own-language.ts'
import classes from './prose.module.css'

/** HTML of the editor, as it is read. The server sanitises it on write and on every read, with one sanitiser. */
export function Prose({ html, size }: { html: string; size?: string }) {
  const own = useOwnLanguage()
  return (
    <Typography className={classes.prose} {...(size ? { fz: size } : {})}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server on write and on read */}
      <div {...own(html)} dangerouslySetInnerHTML={{ __html: html }} />
    </Typography>
  )
}
