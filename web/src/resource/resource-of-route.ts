import { useLocation } from 'react-router'
import { resourceAt } from '../admin/menu.ts'
import type { DeclaredResource } from './any-resource.ts'

/** The resource at `/ar/dashboard/faqs/…`; its address may have two segments, as `locations/cities` has. */
export function getResource(pathname: string): DeclaredResource | undefined {
  const [first, second] = pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(3)
  return resourceAt(first === 'locations' ? `${first}/${second}` : (first ?? ''))
}

/** The declared resource that a form is about. The loader has refused every other address. A page without a form has it from its loader as plain data. */
export function useResourceOfRoute(): DeclaredResource {
  const resource = getResource(useLocation().pathname)
  if (!resource) throw new Error('no resource at this address')
  return resource
}
