import type { PageSlug } from '@rahba/contract/content/page-slugs'
import type { readEditedPage } from '@rahba/contract/content/pages.calls'
import type { readPage } from '@rahba/contract/content/public.calls'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { LoadContext } from '../shell/request/call-api.ts'
import { pageRequest } from '../shell/request/request-context.ts'

interface DraftPage extends ResponseOf<typeof readPage> {
  /** Words beside the body, of those somebody wrote. */
  texts: Record<string, string>
}

/**
 * The draft of a page, for the administrator whose editor opened it with `?preview=1`; null for everybody else and every other address. The draft is
 * sanitised by the call that reads it.
 */
export async function readDraft(context: LoadContext, request: Request, slug: PageSlug): Promise<DraftPage | null> {
  const page = context.get(pageRequest)
  if (!new URL(request.url).searchParams.has('preview') || !page.cookies.adminToken) return null
  const answer = await page.call({ method: 'GET', path: `/admin/pages/${slug}` })
  if (answer.status !== 200) return null
  // A successful answer is serialised by this endpoint's own response schema.
  const { title, body, texts, updated_at } = answer.body as ResponseOf<typeof readEditedPage>
  const localized = Object.entries(texts).flatMap(([key, text]) => (text ? [[key, inLocale(text, page.locale)]] : []))
  return { title: inLocale(title, page.locale), body: inLocale(body, page.locale), texts: Object.fromEntries(localized), updated_at }
}
