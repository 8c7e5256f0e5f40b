const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const first = (list: readonly [RegExp, string][], text: string) => list.find(([mark]) => mark.test(text))?.[1]

/** Browser and system as a `User-Agent` names them; null where it names neither. The order of the lists matters: they all call themselves Safari. */
export function getDevice(user_agent: string | null): { browser: string; system: string } | null {
  const browser = first(browsers, user_agent ?? '')
  const system = first(systems, user_agent ?? '')
  return browser && system ? { browser, system } : null
}
