import { brand } from '@rahba/contract/kernel/brand'
import { redirect } from 'react-router'
import { pathTo } from '../../paths.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import type { Route } from './+types/improvements-redirect-route'

/** `/store/pages/improvements`: the address the help group has in the specification; the page has its own address. */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(pathTo(context.get(pageRequest).locale, `/store/${brand.product}-improvements`))
