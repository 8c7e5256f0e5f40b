import { htmlPayloads } from './html-payloads.ts'

const entities = (text: string) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join('')

/** How a payload is carried: as it is, hidden in what surrounds it, or written otherwise for parsers that read differently. */
const carriers: Readonly<Record<string, (payload: string) => string>> = {
  bare: (payload) => payload,
  'in a paragraph': (payload) => `<p dir="rtl">نص ${payload} بعده</p>`,
  'in a list in a quote': (payload) => `<blockquote><ul><li>${payload}</li></ul></blockquote>`,
  'in a link': (payload) => `<a href="https://ok.example">${payload}</a>`,
  'after an open comment': (payload) => `<!-- ${payload} --><p>${payload}</p>`,
  'out of an attribute': (payload) => `<p dir="${payload}">x</p><p dir='${payload}'>y</p>`,
  'out of a raw text element': (payload) => `<style>${payload}</style><title>${payload}</title><noscript>${payload}</noscript>`,
  'in foreign content': (payload) => `<svg><desc>${payload}</desc></svg><math><mtext>${payload}</mtext></math>`,
  'as entities in a link': (payload) => `<p><a href="${entities(payload)}">x</a></p>`,
}

/** Every known payload in every carrier: what people and tools try against an editor. */
export const htmlCorpus: readonly { name: string; html: string }[] = Object.entries(carriers).flatMap(([carrier, carry]) =>
  htmlPayloads.map((payload, at) => ({ name: `${at} ${carrier}`, html: carry(payload) })),
)
