import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import { isPlainPage } from '../../shell/routing/area.ts'
import { useLocale } from '../../text/locale.ts'
import { usePrefetch } from './prefetch.tsx'

/** A path of the product with its language before it; what already has one, or leads elsewhere, stays. */
export function useLocalPath(): (path: PageAddress) => string {
  const locale = useLocale()
  return (path) => {
    if (/^\/(ar|en)(\/|$)/.test(path) || !path.startsWith('/')) return path
    // The home page has no slash after its language.
    return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
  }
}

interface LocalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: PageAddress
  children: ReactNode
}

/** True if an address leads to a page that no React runs on, so that the browser has to load its document. */
const leadsToPlainPage = (path: string) => path.startsWith('/') && isPlainPage(path.replace(/[?#].*/, ''))

/** A link inside the product, written without its language: `/dashboard/faqs`. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const path = useLocalPath()(to)
  const plain = leadsToPlainPage(path)
  const { handlers, ahead } = usePrefetch(plain || rest.target === '_blank' ? null : path)
  return (
    <>
      <Link {...rest} to={path} reloadDocument={plain} {...handlers} />
      {ahead}
    </>
  )
}
