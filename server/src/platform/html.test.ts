import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlPayloads } from '../../test/html-payloads.ts'
import { cleanHtml, textOfHtml } from './html.ts'

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

/** What the output holds that it must not, found by reading it as a browser would: every `<` that begins a tag, every attribute. */
function faultsOf(html: string): string[] {
  const faults: string[] = []
  for (const [, tag = '', rest = ''] of html.matchAll(/<\/?([a-z!?][^\s/>]*)((?:[^">]|"[^"]*")*)>?/gi)) {
    if (!allowed.has(tag)) faults.push(`<${tag}>`)
    for (const [, name = '', value = ''] of rest.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
      if (!attribute[name]?.test(unescaped(value))) faults.push(`${name}=${value}`)
    }
  }
  return faults
}

describe('cleanHtml', () => {
  it('knows at least 60 payloads', () => expect(new Set(htmlPayloads).size).toBeGreaterThanOrEqual(60))

  it.each(htmlPayloads)('leaves nothing that acts of %s', (payload) => {
    const clean = cleanHtml(payload)
    expect(faultsOf(clean)).toEqual([])
    expect(cleanHtml(clean)).toBe(clean)
  })

  it('notices what acts (the check itself)', () => {
    for (const bad of [
      '<script>',
      '<p onclick="x">',
      '<a href="javascript:x">',
      '<p style="color:red">',
      '<img src="x">',
      '<a href="//x">',
    ]) {
      expect(faultsOf(bad), bad).not.toEqual([])
    }
  })

  it('keeps what the editor makes', () => {
    const kept = [
      '<h2 style="text-align:center" dir="rtl">سياسة الاسترجاع</h2>',
      '<p dir="auto">نص <strong>مهم</strong> و<em>مائل</em> و<u>مسطر</u> و<s>مشطوب</s></p>',
      '<ul dir="rtl"><li>أولا</li><li>ثانيا</li></ul><ol start="3"><li>ثالثا</li></ol>',
      '<blockquote>اقتباس</blockquote><pre><code>x = 1</code></pre><p>سطر<br />سطر</p><hr />',
      '<p><a href="/ar/store">المتجر</a></p>',
      '<p><a href="https://example.com/a?b=1" target="_blank" rel="noopener noreferrer nofollow">رابط</a></p>',
    ]
    for (const html of kept) expect(cleanHtml(html)).toBe(html)
  })

  it('opens foreign links in a tab that can’t reach back', () => {
    expect(cleanHtml('<a href="https://x.example" target="_top" rel="opener">x</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    )
  })

  it('is stable and clean for any text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<', '>', '"', "'", '&', '<p', '<a href=', 'javascript:', '<!--', '-->', '</', ' on', '=', ...htmlPayloads),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''))
        expect(faultsOf(clean)).toEqual([])
        expect(cleanHtml(clean)).toBe(clean)
      }),
      { numRuns: 400 },
    )
  })
})

describe('textOfHtml', () => {
  it('gives words that stood in different blocks apart', () => {
    expect(textOfHtml('<h2>عنوان</h2><p>نص<br>آخر</p><script>x()</script>')).toBe('عنوان نص آخر')
  })
})
