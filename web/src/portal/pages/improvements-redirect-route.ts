import { brand } from '@rahba/contract/kernel/brand'
import { redirect } from 'react-router'
import type { Route } from './+types/improvements-redirect-route'

/** `/store/pages/improvements`: the address the help group has in the specification; the page stands under its own. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.locale}/store/${brand.product}-improvements`)
