import sanitize from 'sanitize-html'

const aligned = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'li']
const directed = [...aligned, 'ul', 'ol', 'pre']

const directions = new Set(['ltr', 'rtl', 'auto'])
const onlyKnownDirection = (tagName: string, attribs: sanitize.Attributes): sanitize.Tag => {
  const { dir, ...rest } = attribs
  return { tagName, attribs: dir && directions.has(dir) ? { ...rest, dir } : rest }
}

/** A link leaves with no way back to the page it was opened from, and tells no search engine that we vouch for it. */
const outward = (tagName: string, attribs: sanitize.Attributes): sanitize.Tag => {
  const { href, ...rest } = attribs
  if (!href) return { tagName: 'span', attribs: {} }
  // a path of our own stays in the tab; anything else opens its own
  const own = /^\/(?![/\\])/.test(href)
  return { tagName, attribs: own ? { ...rest, href } : { ...rest, href, target: '_blank', rel: 'noopener noreferrer nofollow' } }
}

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'mark',
    'blockquote',
    'code',
    'pre',
    'br',
    'hr',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    ...Object.fromEntries(
      directed.map((tag) => [tag, aligned.includes(tag) ? ['dir', 'style'] : ['dir', ...(tag === 'ol' ? ['start'] : [])]]),
    ),
  },
  allowedStyles: Object.fromEntries(aligned.map((tag) => [tag, { 'text-align': [/^(?:left|right|center|justify|start|end)$/] }])),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  // what such an element holds is no text of the writer's
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
    'svg',
    'math',
  ],
  nestingLimit: 30,
  enforceHtmlBoundary: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    ...Object.fromEntries(directed.map((tag) => [tag, onlyKnownDirection])),
    a: outward,
  },
}

/**
 * The only HTML of others that the product keeps or shows: what the editor can make, and nothing that acts. Used when rich text is written and
 * again when it is read. `cleanHtml(cleanHtml(x)) === cleanHtml(x)`.
 */
export const cleanHtml = (html: string): string => sanitize(html, options).trim()

/** The text of `html` alone, on one line, for search and for excerpts. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|blockquote|pre)>|<(?:br|hr)\s*\/?>/gi, ' $&')
  return sanitize(spaced, { ...options, allowedTags: [], allowedAttributes: {}, transformTags: {} })
    .replace(/\s+/g, ' ')
    .trim()
}
