import type { MarketSection } from '@rahba/contract/catalog/market'
import { previewSections } from '@rahba/contract/catalog/section-preview.calls'
import { previewSlides } from '@rahba/contract/content/slide-preview.calls'
import { listSlidesAt } from '@rahba/contract/content/slide-reading.calls'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { callApi, innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

/** A section of the home. `active` is false for one that only a preview shows. */
export type ShownSection = MarketSection & { active?: boolean }

/**
 * Reads the home as it will be: with the sections and ads that are switched off or begin later. The session of an administrator opens it; anybody
 * else is led to sign in. The answer is never cached, since it is read with a session.
 */
export async function readPreview(context: LoadContext): Promise<{ sections: ShownSection[]; slides: ResponseOf<typeof listSlidesAt> }> {
  const sections = await callApi(context, previewSections)
  const placement = { query: { placement: 'shoppers' } } as const
  const { status, body } = await context.get(pageRequest).call(innerCall(previewSlides, placement))
  // An administrator who may see the sections and not the ads gets those that run. The answer has the shape of its schema.
  const slides = status === 200 ? (body as ResponseOf<typeof previewSlides>) : await callApi(context, listSlidesAt, placement)
  return { sections, slides }
}
