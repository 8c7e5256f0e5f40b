import type { SellingCosts } from '@rahba/contract/settings/selling-costs'
import { CostFacts } from '../../stores/costs/cost-facts.tsx'
import { SaleExample } from '../../stores/costs/sale-example.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './costs.module.css'
import { Section } from './section.tsx'

/** The costs of selling, with a worked example. */
export function Costs({ costs }: { costs: SellingCosts }) {
  const t = useText('selling-costs')
  return (
    <Section id="costs" title={t.title} lead={t.lead}>
      <div className={classes.halves}>
        <CostFacts costs={costs} />
        <SaleExample costs={costs} />
      </div>
    </Section>
  )
}
