import sanitize from 'sanitize-html'

const aligned = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'li']
const directed = [...aligned, 'ul', 'ol', 'pre']

const directions = new Set(['ltr', 'rtl', 'auto'])
const onlyKnownValues = (tagName: string, attribs: sanitize.Attributes): sanitize.Tag => {
  const { dir, start, ...rest } = attribs
  if (dir && directions.has(dir)) rest.dir = dir
  if (start && /^\d{1,4}$/.test(start)) rest.start = start
  return { tagName, attribs: rest }
}

// A path of our own, or an address that says at its very beginning what it is. Anything else (and anything disguised) is no link.
const ownPath = /^\/(?![/\\])\S*$/
const address = /^(?:https?:\/\/|mailto:|tel:)\S+$/i

/** A link leaves with no way back to the page it was opened from, and tells no search engine that we vouch for it. */
const outward = (_tagName: string, attribs: sanitize.Attributes): sanitize.Tag => {
  const href = attribs.href?.trim() ?? ''
  if (ownPath.test(href)) return { tagName: 'a', attribs: { href } }
  if (address.test(href)) return { tagName: 'a', attribs: { href, target: '_blank', rel: 'noopener noreferrer nofollow' } }
  return { tagName: 'a', attribs: {} }
}

const options: sanitize.IOptions = {
  allowedTags: [...directed, ...'a b strong i em u s sub sup mark code br hr'.split(' ')],
  allowedAttributes: {
    ...Object.fromEntries(directed.map((tag) => [tag, aligned.includes(tag) ? ['dir', 'style'] : ['dir']])),
    a: ['href', 'target', 'rel'],
    ol: ['dir', 'start'],
  },
  allowedStyles: Object.fromEntries(aligned.map((tag) => [tag, { 'text-align': [/^(?:left|right|center|justify|start|end)$/] }])),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  // The content of these elements is not text of the writer's.
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
    ...Object.fromEntries(directed.map((tag) => [tag, onlyKnownValues])),
    a: outward,
  },
}

// Misplaced elements (a link in a link, a list in a paragraph) are parsed differently the next time; a few passes give a stable result.
const passes = 5

/**
 * The only HTML of others that the product keeps or shows: what the editor can make, and nothing that acts. Used when rich text is written and
 * again when it is read. `cleanHtml(cleanHtml(x)) === cleanHtml(x)`. A NUL, which no database holds, is dropped.
 */
export function cleanHtml(html: string): string {
  const text = html.replaceAll('\u0000', '')
  // Without these characters it contains no HTML and would come back unchanged.
  if (!/[<>&]/.test(text)) return text.trim()
  let clean = sanitize(text, options).trim()
  for (let pass = 1; pass < passes; pass++) {
    const again = sanitize(clean, options).trim()
    if (again === clean) break
    clean = again
  }
  return clean
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of `html` alone, on one line, for search and for excerpts. It is text and no HTML: it may hold `<` and `&` as people typed them. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|blockquote|pre)>|<(?:br|hr)\s*\/?>/gi, ' $&')
  return sanitize(spaced, { ...options, allowedTags: [], allowedAttributes: {}, transformTags: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
