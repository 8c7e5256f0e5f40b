import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds serious or critical on the page as it stands, or by one of its rules alone. */
export async function findFaults(page: Page, rule?: string): Promise<string[]> {
  // what passed is not described, and no second page is opened to put frames together: the pages have none
  // Every style sheet is not fetched once more either, half of the time it took: only the rule against styles that lock the orientation reads them.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode()
  const { violations } = await (rule ? axe.withRules(rule) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
    )
}
