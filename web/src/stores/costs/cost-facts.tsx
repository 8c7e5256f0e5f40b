import { rateText } from '@rahba/contract/kernel/percent'
import type { SellingCosts } from '@rahba/contract/settings/selling-costs'
import { Money } from '../../kit/show/money.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './costs.module.css'

/** Everything that selling costs, and when the money comes, by the settings of the platform. */
export function CostFacts({ costs }: { costs: SellingCosts }) {
  const { facts: t } = useText('selling-costs')
  const vat = rateText(costs.vat_rate_bp)
  return (
    <dl className={classes.facts}>
      <dt>{t.start.title}</dt>
      <dd>{t.start.body}</dd>
      <dt>{t.commission.title}</dt>
      <dd>{t.commission.body(rateText(costs.commission_bp), vat)}</dd>
      <dt>{t.vat.title}</dt>
      <dd>{t.vat.body(vat)}</dd>
      <dt>{t.cash.title}</dt>
      <dd>
        {costs.cod_fee > 0 && (
          <>
            {t.cash.fee} <Money value={costs.cod_fee} />
            {t.cash.yours}{' '}
          </>
        )}
        {t.cash.dues(costs.dues_days)}
      </dd>
      <dt>{t.payouts.title}</dt>
      <dd>
        {t.payouts.available(costs.return_window_days)} {t.payouts.from} <Money value={costs.payout_minimum} />
        {t.payouts.weekly} <Money value={costs.payout_weekly_minimum} />
        {t.payouts.end}
      </dd>
    </dl>
  )
}
