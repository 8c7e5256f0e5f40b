import { brand } from '@rahba/contract/kernel/brand'
import { use, useLayoutEffect } from 'react'
import { useLocale } from '../../text/locale.ts'
import { TitleContext, type TitleHolder } from './title-holder.ts'

function Held({ title, holder }: { title: string; holder: TitleHolder }) {
  holder.draw(title)
  useLayoutEffect(() => holder.keep(title), [holder, title])
  return null
}

/**
 * The page's title, `Rahba | Orders`. Every page renders one, also the landing (without a title: the product's name alone); React moves it into
 * the head. Inside a frame the frame writes it, since it has one before the page's record has arrived.
 */
export function PageTitle({ children }: { children?: string }) {
  const holder = use(TitleContext)
  const name = brand.name[useLocale()]
  const title = children ? `${name} | ${children}` : name
  return holder ? <Held title={title} holder={holder} /> : <title>{title}</title>
}
