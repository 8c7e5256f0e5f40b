import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlCorpus } from '../../test/html-corpus.ts'
import { findFaults } from '../../test/html-faults.ts'
import { htmlPayloads } from '../../test/html-payloads.ts'
import { cleanHtml, textOfHtml } from './html.ts'

describe('cleanHtml', () => {
  it('is tried with at least 500 payloads', () => expect(new Set(htmlCorpus.map(({ html }) => html)).size).toBeGreaterThanOrEqual(500))

  it('leaves no active parts of any of them', () => {
    const acting = htmlCorpus.flatMap(({ name, html }) => {
      const clean = cleanHtml(html)
      const faults = findFaults(clean)
      return faults.length > 0 || cleanHtml(clean) !== clean ? [{ name, html, clean, faults }] : []
    })
    expect(acting).toEqual([])
  })

  it('notices active parts (the check itself)', () => {
    for (const bad of [
      '<script>',
      '<p onclick="x">',
      '<a href="javascript:x">',
      '<p style="color:red">',
      '<img src="x">',
      '<a href="//x">',
    ]) {
      expect(findFaults(bad), bad).not.toEqual([])
    }
  })

  it('keeps the editor’s output', () => {
    const kept = [
      '<h2 style="text-align:center" dir="rtl">سياسة الاسترجاع</h2>',
      '<p dir="auto">نص <strong>مهم</strong> و<em>مائل</em> و<u>مسطر</u> و<s>مشطوب</s></p>',
      '<ul dir="rtl"><li>أولًا</li><li>ثانيًا</li></ul><ol start="3"><li>ثالثًا</li></ol>',
      '<blockquote>اقتباس</blockquote><pre><code>x = 1</code></pre><p>سطر<br />سطر</p><hr />',
      '<p><a href="/ar/store">المتجر</a></p>',
      '<p><a href="https://example.com/a?b=1" target="_blank" rel="noopener noreferrer nofollow">رابط</a></p>',
    ]
    for (const html of kept) expect(cleanHtml(html)).toBe(html)
  })

  it('keeps everything that the editor can produce, to the letter', () => {
    const words = fc.stringMatching(/^[a-z\u0621-\u064a0-9]{1,8}( [a-z\u0621-\u064a]{1,8}){0,3}$/)
    const marked = fc.oneof(
      words,
      fc
        .tuple(fc.constantFrom('strong', 'em', 'u', 's', 'code', 'mark', 'sub', 'sup'), words)
        .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
      words.map((text) => `<a href="https://example.com/a?b=1" target="_blank" rel="noopener noreferrer nofollow">${text}</a>`),
      words.map((text) => `<a href="/ar/${text.length}">${text}</a>`),
      words.map((text) => `${text}<br />${text}`),
    )
    const line = fc.array(marked, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
    const look = fc.constantFrom('', ' dir="rtl"', ' dir="ltr"', ' style="text-align:center"', ' style="text-align:end" dir="auto"')
    const block = fc.oneof(
      fc
        .tuple(fc.constantFrom('p', 'h2', 'h3', 'blockquote'), look, line)
        .map(([tag, attributes, text]) => `<${tag}${attributes}>${text}</${tag}>`),
      fc
        .tuple(fc.constantFrom('ul', 'ol', 'ul dir="rtl"', 'ol start="3"'), fc.array(line, { minLength: 1, maxLength: 4 }))
        .map(([list, items]) => `<${list}>${items.map((item) => `<li>${item}</li>`).join('')}</${list.slice(0, 2)}>`),
      fc.constant('<hr />'),
    )
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 8 }), (blocks) => {
        expect(cleanHtml(blocks.join(''))).toBe(blocks.join(''))
      }),
      { numRuns: 300 },
    )
  })

  it('removes a nested link', () => {
    const nested = cleanHtml('<a href="/a">x<a href="/b"><a href="/c">y</a></a></a>')
    expect(cleanHtml(nested)).toBe(nested)
    expect(cleanHtml('<a><a>x')).toBe('<a></a><a>x</a>')
  })

  it('opens external links in a tab without access to the opener', () => {
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
        expect(findFaults(clean)).toEqual([])
        expect(cleanHtml(clean)).toBe(clean)
      }),
      { numRuns: 600 },
    )
  })
})

describe('textOfHtml', () => {
  it('separates words of different blocks', () => {
    expect(textOfHtml('<p>3 &lt; 5 &amp;amp; more</p>')).toBe('3 < 5 &amp; more')
    expect(textOfHtml('<h2>عنوان</h2><p>نص<br>آخر</p><script>x()</script>')).toBe('عنوان نص آخر')
  })
})
