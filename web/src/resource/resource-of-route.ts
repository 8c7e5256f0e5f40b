import { useLocation } from 'react-router'
import { resourceAt } from '../admin/menu.ts'
import type { AnyResource } from './any-resource.ts'

/** The resource at `/ar/dashboard/faqs/…`; its address may have two segments, as `locations/cities` has. */
export function getResource(pathname: string): AnyResource | undefined {
  const [first, second] = pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(3)
  return resourceAt(first === 'locations' ? `${first}/${second}` : (first ?? ''))
}

/** The declared resource the page is about. The loader has refused every other address. */
export function useResourceOfRoute(): AnyResource {
  const resource = getResource(useLocation().pathname)
  if (!resource) throw new Error('no resource at this address')
  return resource
}
