import { Button } from '@mantine/core'
import { Money } from '../../kit/show/money.tsx'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './data.module.css'

/** The balance that keeps an account from being deleted, and the ways to use it up. `/contact-us?about=wallet` is filled in for the shopper. */
export function RemainingWallet({ balance }: { balance: number }) {
  const t = useText('shopper-account').data
  const to = usePathTo()
  return (
    <section className={classes.wallet} aria-label={t.walletLeft}>
      <p>
        {t.walletLeft}: <Money value={balance} bold />
      </p>
      <p>{t.walletBody}</p>
      <p className={classes.walletWays}>
        <Button component="a" href={`${to('/contact-us')}?about=wallet`}>
          {t.askTransfer}
        </Button>
        <Button component="a" href={to('/market')} variant="default">
          {t.toMarket}
        </Button>
      </p>
    </section>
  )
}
