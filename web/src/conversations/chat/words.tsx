import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import classes from './chat.module.css'

const address = /https?:\/\/[^\s<>"“”«»]+/gi
// Punctuation and closing brackets come after an address, not in it.
const after = /[.,،;؛:!?؟'’)\]}]$/

const closesItsOwn = (text: string) => text.endsWith(')') && text.split('(').length >= text.split(')').length

interface Part {
  text: string
  href: string | null
}

/** A text with the addresses in it apart. Only http and https are any: nothing else that looks like one is made to be pressed. */
export function toParts(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    let shown = found
    while (after.test(shown) && !closesItsOwn(shown)) shown = shown.slice(0, -1)
    if (!URL.canParse(shown)) continue
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: shown, href: shown })
    from = index + shown.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}

/** The text of a message, each line in the direction of its first letter; markup is plain text, and an address opens in a new tab. */
export function Words({ text }: { text: string }) {
  let at = 0
  return (
    <span className={classes.words}>
      {toParts(text).map(({ text: words, href }) => {
        const key = at
        at += words.length
        return href ? (
          <Anchor key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="ltr" inherit underline="always">
            {words}
          </Anchor>
        ) : (
          <Fragment key={key}>{words}</Fragment>
        )
      })}
    </span>
  )
}
