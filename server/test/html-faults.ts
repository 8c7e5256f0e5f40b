const allowed = new Set('p h1 h2 h3 h4 h5 h6 ul ol li a b strong i em u s sub sup mark blockquote code pre br hr span'.split(' '))

const attribute: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)|^[^:/\\]*$/i,
  target: /^_blank$/,
  rel: /^noopener noreferrer nofollow$/,
  dir: /^(?:ltr|rtl|auto)$/,
  style: /^text-align:(?:left|right|center|justify|start|end)$/,
  start: /^-?\d+$/,
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** Finds forbidden parts of sanitised HTML. It parses as a browser would: every `<` that begins a tag, and every attribute. */
export function findFaults(html: string): string[] {
  const faults: string[] = []
  for (const [, tag = '', rest = ''] of html.matchAll(/<\/?([a-z!?][^\s/>]*)((?:[^">]|"[^"]*")*)>?/gi)) {
    if (!allowed.has(tag)) faults.push(`<${tag}>`)
    for (const [, name = '', value = ''] of rest.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
      if (!attribute[name]?.test(unescaped(value))) faults.push(`${name}=${value}`)
    }
  }
  return faults
}
