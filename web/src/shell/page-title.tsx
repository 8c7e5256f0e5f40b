import { brand } from '@rahba/contract/kernel/brand'
import { useLocale } from '../text/locale.ts'

/** The page's title, `Rahba | Orders`. Every page renders one, also the landing (without a title: the product's name alone); React moves it into the head. */
export function PageTitle({ children }: { children?: string }) {
  const name = brand.name[useLocale()]
  return <title>{children ? `${name} | ${children}` : name}</title>
}
