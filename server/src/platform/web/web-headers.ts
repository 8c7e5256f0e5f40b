/**
 * The headers of a page. Scripts run only with this answer's nonce. Styles keep `unsafe-inline`: the component library and the editor write
 * style attributes and elements while the page lives, which no nonce can follow through a change of language. With `https`, nothing may be
 * fetched without it.
 */
export function pageHeaders(nonce: string, https: boolean): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return { 'content-security-policy': policy.join('; '), ...commonHeaders }
}

/** Headers of every answer of the web, pages and data. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
}
