import { Button } from '@mantine/core'
import { readOwnBalance } from '@rahba/contract/money/balances/own-balance.calls'
import { deletionDays } from '@rahba/contract/shoppers/account-rules'
import { userProfile } from '@rahba/contract/shoppers/sign-in.calls'
import { IconDownload } from '@tabler/icons-react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useShop } from '../../shop/layout/use-shop.ts'
import { NothingFound } from '../../shop/nothing-found.tsx'
import { useText } from '../../text/use-text.ts'
import { AccountPage } from '../frame/account-page.tsx'
import classes from './data.module.css'
import { postDeletion } from './delete-account.server.ts'
import { DeletionForm } from './deletion-form.tsx'
import { RemainingWallet } from './remaining-wallet.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const isDeleted = new URL(request.url).searchParams.has('deleted') && !context.get(pageRequest).cookies.userToken
  if (isDeleted) return { phone: null, balance: 0 }
  const [{ phone }, { balance }] = await Promise.all([callApi(context, userProfile), callApi(context, readOwnBalance)])
  return { phone, balance }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const step = await postDeletion(context, await request.formData())
  return data(step, { status: step.refused?.status ?? 200 })
}

/** Says that the account is to be deleted, and how it is kept. */
function Deleted() {
  const t = useText('shopper-account').data
  const { origin } = useShop()
  const to = usePathTo()
  return (
    <div className={classes.deleted}>
      <Seo title={t.deleted(deletionDays)} description={t.deletedBody} origin={origin} path="/account/data" unlisted />
      <h1>{t.deleted(deletionDays)}</h1>
      <NothingFound
        framed
        title={t.deletedBody}
        hint={t.deletedHint}
        action={
          <Button component="a" href={to('/market')}>
            {t.toMarket}
          </Button>
        }
      />
    </div>
  )
}

/** `/account/data`: a copy of what is kept about the shopper, and the end of the account. */
export default function DataRoute() {
  const { phone, balance } = useLoaderData<typeof loader>()
  const step = useActionData<typeof action>()
  const t = useText('shopper-account').data
  if (phone === null) return <Deleted />
  return (
    <AccountPage title={t.title} path="/account/data">
      <section className={classes.part}>
        <h2>{t.exportTitle}</h2>
        <p>{t.exportBody}</p>
        <Button
          component="a"
          href="/api/user/account/export"
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {t.export}
        </Button>
      </section>
      <section className={classes.part} id="delete">
        <h2>{t.deleteTitle}</h2>
        <p>
          <strong>{t.deleteBody(deletionDays)}</strong>
        </p>
        <ul>
          {t.deleteList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{t.ordersFirst}</p>
        {balance > 0 && <RemainingWallet balance={balance} />}
        <DeletionForm phone={phone} step={step} />
      </section>
    </AccountPage>
  )
}
