import { isFileLink, readFileLink } from '@rahba/contract/orders/answer-link'
import { IconFile, IconPhoto } from '@tabler/icons-react'
import { UserText } from '../kit/layout/direction.tsx'
import classes from './answer.module.css'

/**
 * An answer that a shopper typed into an additional field. A link to a file is shown by the file's name and its site. The file is not drawn
 * here: it is on a site that nobody checked, which would learn who reads the page.
 */
export function Answer({ text }: { text: string | null }) {
  if (text === null || !isFileLink(text)) return <UserText>{text}</UserText>
  const { name, host, is_picture } = readFileLink(text)
  const Mark = is_picture ? IconPhoto : IconFile
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow" className={classes.file}>
      <Mark size={16} aria-hidden="true" />
      {name !== '' && <UserText>{name}</UserText>}
      <bdi dir="ltr" className={name === '' ? undefined : classes.site}>
        {host}
      </bdi>
    </a>
  )
}
