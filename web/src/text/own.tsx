import { useOwnLanguage } from './use-own-language.ts'

/** A text that people typed, inside a line of the page: it has its own direction and language, and the line keeps the page's side. */
export function Own({ text }: { text: string }) {
  const own = useOwnLanguage()
  return <bdi {...own(text)}>{text}</bdi>
}
