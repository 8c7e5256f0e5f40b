import { redirect } from 'react-router'
import type { LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { readTypedCity } from './read-typed-city.server.ts'
import { readShopCity, writeCityCookie } from './shop-city.server.ts'

/** The fields of a city's form that are no part of the address of its page. */
const ownFields = new Set(['act', 'city', 'added'])

/**
 * Keeps the city of a form in the browser, as the page of cities does, and leads back to the form's page with its other fields, as a thrown
 * redirect. A name of no city or of several is kept in the address alone, where its page says so. `anchor` is the id of the part of the page
 * that answers.
 */
export async function saveTypedCity(context: LoadContext, request: Request, form: FormData, anchor?: string): Promise<never> {
  const { id, typed, refused } = await readTypedCity(context, String(form.get('city') ?? '').slice(0, 60))
  const search = new URLSearchParams()
  for (const [name, value] of form) if (!ownFields.has(name) && typeof value === 'string') search.append(name, value)
  if (refused) search.set('city', typed)
  const query = search.size > 0 ? `?${search}` : ''
  throw redirect(`${new URL(request.url).pathname}${query}${anchor ? `#${anchor}` : ''}`, {
    status: 303,
    headers: refused ? {} : { 'set-cookie': writeCityCookie(id ?? '', context.get(pageRequest).origin) },
  })
}

/** True if a form names another city than the one that its page shows delivery for. */
export async function isOtherCity(context: LoadContext, form: FormData): Promise<boolean> {
  const [{ id, typed }, shown] = await Promise.all([readTypedCity(context, String(form.get('city') ?? '')), readShopCity(context)])
  return id === null ? typed !== '' || shown?.chosen === true : id !== shown?.id
}
