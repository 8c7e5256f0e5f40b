type Headers = Readonly<Record<string, unknown>>

/** Returns the value of a policy's directive; null if the policy does not have it. */
export function directive(policy: string, name: string): string | null {
  const found = policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part === name || part.startsWith(`${name} `))
  return found === undefined ? null : found.slice(name.length).trim()
}

const isBroad = (sources: string | null) => sources === null || /(^|\s)(\*|https?:|data:|blob:)(\s|$)/.test(sources)

function ratePolicy(policy: string): number {
  if (policy === '') return -25
  const get = (name: string) => directive(policy, name) ?? directive(policy, 'default-src')
  const scripts = get('script-src') ?? ''
  const isInline = scripts.includes("'unsafe-inline'") && !/'(nonce|sha256|sha384|sha512)-/.test(scripts)
  if (isInline || isBroad(get('script-src')) || isBroad(get('object-src'))) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (/http:/.test(`${get('img-src')} ${get('media-src')}`)) return -10
  if (/http:/.test(policy)) return -20
  const styles = get('style-src')
  if (styles?.includes("'unsafe-inline'") || isBroad(styles)) return 0
  const isClosed = directive(policy, 'default-src') === "'none'" && /^'(none|self)'$/.test(directive(policy, 'form-action') ?? '')
  return isClosed ? 10 : 5
}

function rateCookies(cookies: readonly string[]): number {
  const has = (cookie: string, attribute: RegExp) => cookie.split(';').some((part) => attribute.test(part.trim()))
  if (cookies.length === 0) return 0
  // Every cookie counts as one of a session, the strictest reading.
  if (cookies.some((cookie) => !has(cookie, /^secure$/i))) return -40
  if (cookies.some((cookie) => /token=/i.test(cookie) && !has(cookie, /^httponly$/i))) return -30
  return cookies.every((cookie) => has(cookie, /^samesite=(lax|strict)$/i)) ? 5 : 0
}

function rateTransport(header: string): number {
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
  if (age === 0) return -20
  return age >= 15_768_000 ? 0 : -10
}

/**
 * The points that Mozilla's HTTP Observatory gives an answer over HTTPS whose scripts all come from its own host; 100 and more is A+. The points are
 * those of its scoring table of 2025 (github.com/mdn/mdn-http-observatory, src/grader/charts.js). Bonuses count from 90 points on.
 */
export function observatoryScore(headers: Headers): number {
  const get = (name: string) => String(headers[name] ?? '')
  const policy = get('content-security-policy')
  const ancestors = directive(policy, 'frame-ancestors')
  const framing = ancestors !== null && !isBroad(ancestors) ? 5 : /^(deny|sameorigin)$/i.test(get('x-frame-options')) ? 0 : -20
  const referrer = get('referrer-policy')
  const points = [
    ratePolicy(policy),
    rateCookies([headers['set-cookie'] ?? []].flat().map(String)),
    headers['access-control-allow-origin'] && headers['access-control-allow-credentials'] ? -50 : 0,
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer) ? 5 : referrer === '' ? 0 : -5,
    rateTransport(get('strict-transport-security')),
    get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing,
    /^same-(origin|site)$/.test(get('cross-origin-resource-policy')) ? 10 : 0,
  ]
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const base = 100 + sum(points.filter((one) => one < 0))
  return Math.max(0, base >= 90 ? base + sum(points.filter((one) => one > 0)) : base)
}
