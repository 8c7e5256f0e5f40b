import { brand } from '@rahba/contract/kernel/brand'
import { useLocale } from '../text/locale.ts'

/** The page's title, `Rahba | Orders`. Every page renders one; React moves it into the head. Without a title it is the product's name. */
export function PageTitle({ children }: { children?: string }) {
  const name = brand.name[useLocale()]
  return <title>{children ? `${name} | ${children}` : name}</title>
}
