import type { MarketSection } from '@rahba/contract/catalog/market/market'
import { previewSection, previewSections } from '@rahba/contract/catalog/sections/section-preview.calls'
import type { PreviewedSlide } from '@rahba/contract/content/slide-preview'
import { previewSlides } from '@rahba/contract/content/slide-preview.calls'
import { listSlidesAt } from '@rahba/contract/content/slide-reading.calls'
import type { BodyOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { previewedDay } from '../../content/slide-preview.server.ts'
import { callApi, innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

/** A section of the home. `active` is false for one that only a preview shows, `draft` true for the unsaved one of a form. */
export type ShownSection = MarketSection & { active?: boolean; draft?: boolean }

type ShownSlides = ResponseOf<typeof listSlidesAt> | PreviewedSlide[]

export interface HomePreview {
  /** Null if only the ads are previewed. */
  sections: ShownSection[] | null
  slides: ShownSlides
  /** The day whose ads are shown, `YYYY-MM-DD`. */
  day: string
  /** The parts of the address that the choice of another day keeps. */
  keep: Record<string, string>
}

/** Reads the unsaved section of an address; null for what is not JSON. The call checks it as when it is saved. */
function parseSection(given: string): BodyOf<typeof previewSection> | null {
  try {
    return JSON.parse(given)
  } catch {
    return null
  }
}

async function readSections(context: LoadContext, params: URLSearchParams): Promise<ShownSection[]> {
  const body = parseSection(params.get('section') ?? '')
  if (!body) return callApi(context, previewSections)
  const id = params.get('id')
  return callApi(context, previewSection, { query: id ? { id } : {}, body })
}

/** The ads as they are on a day. An administrator who may see the sections and not the ads gets those that run. */
async function readSlides(context: LoadContext, on: string): Promise<ShownSlides> {
  const { status, body } = await context.get(pageRequest).call(innerCall(previewSlides, { query: { placement: 'shoppers', on } }))
  // The answer has the shape of its schema.
  if (status === 200) return body as ResponseOf<typeof previewSlides>
  return callApi(context, listSlidesAt, { query: { placement: 'shoppers' } })
}

/**
 * Reads the home as it will be: `?preview` with the sections that are switched off, `&section` with an unsaved one, `?ads` with the ads of a day. The
 * session of an administrator opens it; anybody else is led to sign in. The answer is never cached, since it is read with a session. Null without
 * these parts of the address.
 */
export async function readPreview(context: LoadContext, request: Request): Promise<HomePreview | null> {
  const params = new URL(request.url).searchParams
  const day = previewedDay(request)
  if (params.has('preview')) {
    const on = day ?? todayInRiyadh()
    const keep = Object.fromEntries([...params].filter(([name]) => name !== 'ads'))
    return { sections: await readSections(context, params), slides: await readSlides(context, on), day: on, keep }
  }
  if (!day) return null
  const slides = await callApi(context, previewSlides, { query: { placement: 'shoppers', on: day } })
  return { sections: null, slides, day, keep: {} }
}
