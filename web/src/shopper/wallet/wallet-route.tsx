import { listOwnTransactions, readOwnBalance } from '@rahba/contract/money/balances/own-balance.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Money } from '../../kit/show/money.tsx'
import { usePathTo } from '../../paths.ts'
import { callApi } from '../../shell/request/call-api.ts'
import { ListFoot } from '../../shop/list-foot.tsx'
import { NothingFound } from '../../shop/nothing-found.tsx'
import { useText } from '../../text/use-text.ts'
import { AccountList } from '../frame/account-list.tsx'
import { AccountPage } from '../frame/account-page.tsx'
import { Tabs } from '../frame/tabs.tsx'
import { readPage } from '../read-page.ts'
import { Movement } from './movement.tsx'
import classes from './wallet.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const all = searchParams.has('all')
  const page = readPage(searchParams)
  const [wallet, movements] = await Promise.all([
    callApi(context, readOwnBalance),
    callApi(context, listOwnTransactions, { query: { page, per_page: 20, kind: all ? undefined : 'wallet' } }),
  ])
  return { balance: wallet.balance, movements, all, page }
}

/** `/account/wallet`: the balance, and every movement of it or of all the shopper's money. */
export default function WalletRoute() {
  const { balance, movements, all, page } = useLoaderData<typeof loader>()
  const t = useText('shopper-account').wallet
  const to = usePathTo()
  const path = to('/account/wallet')
  const getAddress = (at: number) => `${path}?${new URLSearchParams({ ...(all && { all: '' }), ...(at > 1 && { page: String(at) }) })}`
  const last = Math.max(1, Math.ceil(movements.meta.total / movements.meta.per_page))
  return (
    <AccountPage title={t.title} path="/account/wallet">
      <section className={classes.balance} aria-label={t.balance}>
        <p>{t.balance}</p>
        <p className={classes.amount}>
          <Money value={balance} bold />
        </p>
        <p className={classes.hint}>{t.hint}</p>
      </section>
      <Tabs
        label={t.title}
        tabs={[
          { name: t.own, to: path, current: !all },
          { name: t.all, to: `${path}?all`, current: all },
        ]}
      />
      {movements.data.length === 0 ? (
        <NothingFound framed title={t.none} hint={t.noneHint} />
      ) : (
        <AccountList padded>
          {movements.data.map((one) => (
            <Movement key={one.id} movement={one} />
          ))}
        </AccountList>
      )}
      {last > 1 && (
        <>
          <p className={classes.pages}>{t.pages(page, last)}</p>
          <ListFoot
            first={page > 1 ? { to: getAddress(page - 1), label: t.previous } : null}
            more={page < last ? { to: getAddress(page + 1), label: t.next } : null}
          />
        </>
      )}
    </AccountPage>
  )
}
