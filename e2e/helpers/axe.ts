import type { Page } from '@playwright/test'
import axeCore, { type RunOptions } from 'axe-core'

/** Lists the faults that axe rates serious or critical on the open page. With `rule`, axe checks that rule alone. */
export async function findFaults(page: Page, rule?: string): Promise<string[]> {
  // A page gets the program once, however often it is looked at: to read half a megabyte takes as long as most rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeCore.source};0`)
  const options: RunOptions = {
    // what passed is not described
    resultTypes: ['violations'],
    // Every style sheet is not fetched again, half of the time it took: only the rule against styles that lock the orientation reads them.
    preload: false,
    ...(rule && { runOnly: { type: 'rule', values: [rule] } }),
  }
  return page.evaluate(async (options) => {
    // A colour that is still changing is checked as it will be.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    const { axe } = window as unknown as { axe: typeof axeCore } // put there above
    const { violations } = await axe.run(document, options)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
      )
  }, options)
}
