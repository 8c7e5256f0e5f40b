import { comma } from '@rahba/contract/kernel/locale'
import type { LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { parts } from '../../text/parts.ts'

/** The most cities that one message names. */
const maxNamed = 5

/** The message at the field of a city that was typed: no city has that name, or several have it. Undefined for one city, and for an empty field. */
export async function describeTypedCity(
  context: LoadContext,
  typed: string,
  found: readonly { shown: string }[],
): Promise<string | undefined> {
  const { locale } = context.get(pageRequest)
  const { city: t } = (await parts.market[locale]()).text
  if (typed.trim() === '' || found.length === 1) return undefined
  const names = found.slice(0, maxNamed).map(({ shown }) => shown)
  return found.length === 0 ? t.unknown : t.many(names.join(comma[locale]))
}
