import { listPlaces } from '@rahba/contract/places/choices.calls'
import { findCities, listCities } from '@rahba/contract/places/find-cities'
import { createAddress, makeDefaultAddress, updateAddress } from '@rahba/contract/shoppers/addresses.calls'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { postForm, type RefusedForm, readTyped } from '../../shell/request/post-form.ts'
import { describeTypedCity } from '../../shop/city/describe-typed-city.server.ts'

const toDegrees = (typed: string | undefined) => (typed ? Number(typed) : null)

/**
 * Saves the address that a form describes: a new one, or the one with this id.
 * @returns the refusal, with its message about the city at the field where it is typed; null once it is saved
 */
export async function saveAddress(context: LoadContext, id: string | null, form: FormData): Promise<RefusedForm | null> {
  const typed = readTyped(form)
  const { city = '', version = '' } = typed
  const found = findCities(listCities(await callApi(context, listPlaces)), city)
  const only = found.length === 1 ? found[0] : undefined
  const body = {
    label: typed.label ?? '',
    name: typed.name ?? '',
    phone: typed.phone ?? '',
    // The server says what is missing, together with what is wrong in other fields.
    city_id: only?.id ?? '',
    district: typed.district ?? '',
    street: typed.street ?? '',
    building: typed.building ?? '',
    short_address: typed.short_address ?? '',
    lat: toDegrees(typed.lat),
    lng: toDegrees(typed.lng),
    is_default: typed.is_default === 'on',
  }
  const { refused } = id
    ? await postForm(context, updateAddress, typed, { params: { id }, body }, { 'if-match': version })
    : await postForm(context, createAddress, typed, { body })
  if (!refused) {
    if (id && body.is_default) await postForm(context, makeDefaultAddress, typed, { params: { id } })
    return null
  }
  const { city_id, ...fields } = refused.fields
  const message = city_id && ((await describeTypedCity(context, city, found)) ?? city_id)
  return { ...refused, fields: { ...fields, ...(message && { city: message }) } }
}
