import { Button } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Gate } from '../../shell/errors/market-gate.tsx'
import { Seo } from '../../shell/head/seo.tsx'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useText } from '../../text/use-text.ts'
import { Wordmark } from '../../theme/mark.tsx'
import classes from './offline.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: context.get(pageRequest).origin })

/** `/offline`: the page that the market's worker (web/public/market-worker.js) keeps and shows in place of a page that the network does not bring. */
export default function OfflineRoute() {
  const { origin } = useLoaderData<typeof loader>()
  const t = useText('offline')
  const { retry } = useText('common').actions
  const to = usePathTo()
  return (
    <div className={classes.page}>
      <Seo title={t.title} description={t.body} origin={origin} path="/offline" unlisted />
      <header className={classes.header}>
        <Wordmark />
      </header>
      <main className={classes.main}>
        <Gate />
        <h1 className={classes.title}>{t.title}</h1>
        <p>{t.body}</p>
        <p className={classes.small}>{t.placing}</p>
        <div className={classes.ways}>
          {/* The address is that of the page which did not come. */}
          <Button component="a" href="" size="md">
            {retry}
          </Button>
          <Button component="a" href={to('/orders')} variant="default" size="md" className={classes.kept ?? ''}>
            {t.orders}
          </Button>
        </div>
      </main>
    </div>
  )
}
