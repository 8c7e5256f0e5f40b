import { Button } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { keepAccount, readDeletion } from '@rahba/contract/shoppers/account.calls'
import { IconDownload } from '@tabler/icons-react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { pathTo, usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { postForm } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useShop } from '../../shop/layout/use-shop.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { Refusal } from '../form/refusal.tsx'
import { announceDone } from '../frame/done.ts'
import classes from './data.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { deletion_due_at } = await callApi(context, readDeletion)
  if (deletion_due_at === null) throw redirect(pathTo(context.get(pageRequest).locale, '/account'))
  return { deletion_due_at, is_late: Date.parse(deletion_due_at) <= Date.now() }
}

export async function action({ context }: ActionFunctionArgs) {
  const { refused } = await postForm(context, keepAccount, {}, {})
  if (refused) return data(refused, { status: refused.status })
  throw redirect(pathTo(context.get(pageRequest).locale, '/account') + announceDone('deletionCancelled'), 303)
}

/** `/account/deletion`: the first page of who signs in while the account waits to be deleted. They keep it, or leave it to its day. */
export default function DeletionRoute() {
  const { deletion_due_at, is_late } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useText('shopper-account').deletion
  const { export: exportWords } = useText('shopper-account').data
  const { origin } = useShop()
  const locale = useLocale()
  const to = usePathTo()
  return (
    <div className={classes.choice}>
      <Seo title={t.title} description={t.title} origin={origin} path="/account/deletion" unlisted />
      <h1>{t.title}</h1>
      <section className={classes.part}>
        <p className={classes.due}>
          {is_late ? t.late : t.due} {!is_late && <strong>{formatDate(deletion_due_at, locale, 'longDate')}</strong>}
        </p>
        <p>{is_late ? t.lateBody : t.body}</p>
        {!is_late && <p className={classes.small}>{t.waits}</p>}
        <Refusal refused={refused} />
        <div className={classes.ways}>
          <form method="post" aria-label={t.keep}>
            <Button type="submit" size="md" fullWidth>
              {t.keep}
            </Button>
          </form>
          <form method="post" action={to('/account/sign-out')} aria-label={t.leave}>
            <Button type="submit" size="md" variant="default" fullWidth>
              {t.leave}
            </Button>
          </form>
        </div>
        <a href="/api/user/account/export" download className={classes.export}>
          <IconDownload size={18} aria-hidden="true" />
          {exportWords}
        </a>
      </section>
    </div>
  )
}
