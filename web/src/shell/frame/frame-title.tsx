import { brand } from '@rahba/contract/kernel/brand'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../text/locale.ts'
import { makeTitleHolder, TitleContext, type TitleHolder } from '../head/title-holder.ts'

function Title({ holder, section }: { holder: TitleHolder; section: string }) {
  const name = brand.name[useLocale()]
  const title = useSyncExternalStore(holder.subscribe, holder.read, holder.read)
  return <title>{title ?? `${name} | ${section}`}</title>
}

/** Writes the title of the pages in a frame: what the page says, or its section while it says none. So the first HTML of every page has one. */
export function FrameTitle({ section, children }: { section: string; children: ReactNode }) {
  const [holder] = useState(makeTitleHolder)
  return (
    <TitleContext value={holder}>
      {children}
      {/* after the page: the server draws in this order */}
      <Title holder={holder} section={section} />
    </TitleContext>
  )
}
