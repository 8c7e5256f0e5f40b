import { foldText } from '../kernel/fold.ts'

/**
 * Spellings of one place, which people type for one another; the first is the name in the list of places. Names that only differ by a part, such
 * as `Khobar` for `Al Khobar`, are found without being listed. A region is found by the spellings of its city, with its own last word.
 */
const groups: readonly (readonly string[])[] = [
  ['Makkah', 'Mecca', 'Mekkah', 'Mekka', 'Makka', 'Makkah Al Mukarramah'],
  ['Madinah', 'Medina', 'Medinah', 'Madina', 'Al Madinah', 'Al Medina', 'المدينة', 'طيبة'],
  ['Riyadh', 'Riyad', 'Ar Riyadh', 'Al Riyadh', 'Riad'],
  ['Jeddah', 'Jiddah', 'Jidda', 'Jedda', 'Gedda'],
  ['Dhahran', 'Zahran', 'Dahran', 'Az Zahran', 'Thahran'],
  ['Dammam', 'Ad Dammam', 'Al Dammam', 'Damam'],
  ['Al Khobar', 'Alkhobar', 'Khubar', 'Al Khubar', 'Kobar'],
  ['Al Ahsa', 'Alahsa', 'Al Hasa', 'Hasa', 'Al Hassa', 'Al Ahsaa', 'الحسا', 'الحساء', 'حسا'],
  ['Hofuf', 'Al Hofuf', 'Al Hufuf', 'Hufuf'],
  ['Qatif', 'Al Qatif', 'Al Katif', 'Katif'],
  ['Jubail', 'Al Jubail', 'Jubayl', 'Al Jubayl'],
  ['Taif', 'At Taif', 'Al Taif', 'Tayef', 'Taef'],
  ['Yanbu', 'Yenbo', 'Yanbo', 'Yambo'],
  ['AlUla', 'Al Ula', 'Al Oula', 'Ola'],
  ['Buraydah', 'Buraidah', 'Buraida', 'Burayda', 'Boraida'],
  ['Unaizah', 'Unayzah', 'Onaizah', 'Oneiza', 'Unaiza'],
  ['Ar Rass', 'Al Rass', 'Alrass'],
  ['Qassim', 'Al Qassim', 'Qaseem', 'Gassim'],
  ['Hail', 'Hael', "Ha'il", 'Hayel'],
  ['Tabuk', 'Tabouk', 'Tebuk', 'Tabook'],
  ['Jazan', 'Jizan', 'Gizan', 'Gazan', 'Jaizan', 'جيزان'],
  ['Najran', 'Nejran', 'Nagran'],
  ['Abha', 'Ebha', 'Obha'],
  ['Asir', 'Aseer'],
  ['Khamis Mushait', 'Khamis Mushayt', 'Khamees Mushait', 'Khamis Mishait'],
  ['Bisha', 'Bishah'],
  ['Al Bahah', 'Al Baha', 'Baha', 'Albaha'],
  ['Sakaka', 'Sakakah', 'Skaka'],
  ['Al Jawf', 'Al Jouf', 'Jouf', 'Al Jowf'],
  ['Al Qurayyat', 'Qurayyat', 'Al Gurayat', 'Guriat', 'Qurayat'],
  ['Hafar Al Batin', 'Hafr Al Batin', 'Hafar Al Baten', 'Hafr Al Baten'],
  ['Al Kharj', 'Alkharj', 'Kharg', 'Al Kharg'],
  ['Diriyah', 'Ad Diriyah', 'Deriyah', 'Diriya', "Dir'iyah"],
  ['Al Majmaah', 'Majmaah', 'Majma', "Al Majma'ah"],
  ['Ad Dawadimi', 'Al Dawadmi', 'Dawadmi'],
  ['Al Qunfudhah', 'Qunfudah', 'Al Qunfudah', 'Gunfudah'],
  ['Rabigh', 'Rabegh'],
  ['Khaybar', 'Khaibar', 'Khyber'],
  ['Khafji', 'Al Khafji', 'Kafji'],
  ['Abqaiq', 'Buqayq', 'Bqaiq'],
  ['Arar', "'Arar", 'Araar'],
  ['Rafha', 'Rafhaa'],
  ['Turaif', 'Turayf', 'Toraif'],
  ['Sharurah', 'Sharourah', 'Sharura'],
  ['Duba', 'Dhuba', 'Deba'],
  ['Umluj', 'Umlaj', 'Omluj'],
  ['NEOM', 'نيوم'],
]

/** A name as spellings are compared: folded, without spaces, hyphens and apostrophes. */
const toKey = (name: string): string => foldText(name).replace(/[\s'’`-]/g, '')

const keyed = groups.map((names) => ({ names, keys: new Set(names.map(toKey)) }))

// A region is named after its city: Makkah Region.
const regionWord = / (?:region|province)$/i

/** The other spellings of a place that has one of these names; none for most places. */
export function listSpellings(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const [word = ''] = regionWord.exec(name) ?? []
    const city = name.slice(0, name.length - word.length)
    const key = toKey(city)
    const group = keyed.find(({ keys }) => keys.has(key))
    return group ? group.names.filter((one) => one !== city).map((one) => one + word) : []
  })
}

/** Fewer letters begin the names of too many places. */
const minLetters = 3

/** The first names of the places of which a spelling begins with what was typed; none for a text that begins no listed spelling. */
export function findSpelled(typed: string): string[] {
  const key = toKey(typed)
  if (key.length < minLetters) return []
  return keyed.flatMap(({ names, keys }) => ([...keys].some((one) => one.startsWith(key)) ? names.slice(0, 1) : []))
}
