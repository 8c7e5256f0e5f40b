import type { Bilingual } from '@rahba/contract/kernel/locale'

// ISO 3166-1 alpha-2: where goods in Saudi shops are made. The Gulf first, then by region.
const codes =
  'SA AE KW QA BH OM YE JO SY LB PS IQ EG SD MA TN DZ LY TR IN PK BD LK NP CN HK TW JP KR TH VN ID MY SG PH IR AF UZ KZ RU UA PL CZ SK HU RO BG GR CY IT ES PT FR BE NL LU DE AT CH GB IE DK SE NO FI IS EE LV LT HR SI RS US CA MX BR AR CL CO PE EC ZA KE ET NG GH SN CI TZ UG RW SO DJ AU NZ'

const names = { ar: new Intl.DisplayNames('ar', { type: 'region' }), en: new Intl.DisplayNames('en', { type: 'region' }) }

/** The name of a country in both languages; its code where the browser knows none. */
export const countryName = (code: string): Bilingual => ({ ar: names.ar.of(code) ?? code, en: names.en.of(code) ?? code })

/** Countries to choose from, by code. */
export const countryChoices: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  codes.split(' ').map((code) => [code, countryName(code)]),
)
