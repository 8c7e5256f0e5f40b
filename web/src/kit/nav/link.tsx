import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../text/locale.ts'
import { usePrefetch } from './prefetch.tsx'

/** A path of the product with its language before it; what already has one, or leads elsewhere, stays. */
export function useLocalPath(): (path: PageAddress) => string {
  const locale = useLocale()
  return (path) => (/^\/(ar|en)(\/|$)/.test(path) || !path.startsWith('/') ? path : `/${locale}${path}`)
}

interface LocalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: PageAddress
  children: ReactNode
}

/** A link inside the product, written without its language: `/dashboard/faqs`. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const path = useLocalPath()(to)
  const { handlers, ahead } = usePrefetch(rest.target === '_blank' ? null : path)
  return (
    <>
      <Link {...rest} to={path} {...handlers} />
      {ahead}
    </>
  )
}
