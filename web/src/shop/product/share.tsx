import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useText } from '../../text/use-text.ts'
import classes from './share.module.css'

interface ShareProps {
  /** The public address of the page. */
  address: string
  title: string
}

/** The way to share a page: the device's own, where the page's script finds one, otherwise the address to copy. */
export function Share({ address, title }: ShareProps) {
  const t = useText('shop').product
  return (
    <details className={classes.share} data-share={address} data-title={title}>
      <summary className={classes.button}>
        <IconShare size={20} stroke={1.6} aria-hidden="true" />
        {t.share}
      </summary>
      <div className={classes.link}>
        <input type="text" readOnly value={address} dir="ltr" aria-label={t.link} className={classes.address} />
        <Button variant="default" className={classes.copy ?? ''} data-copy={address} data-copied={t.linkCopied}>
          {t.copyLink}
        </Button>
      </div>
    </details>
  )
}
