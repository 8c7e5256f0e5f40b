export interface Limit {
  /** The addresses it holds for, without the language. */
  pages: RegExp
  /** kB of scripts, compressed, as they are served. */
  kb: number
  files: number
}

/**
 * The most that pages may load with an empty cache until they are idle. Each limit is the heaviest page of its kind plus 3 % of kB and a few files,
 * because the plan of chunks changes with every import. The first limit that matches an address applies.
 * The aim is 220 kB in 20 files for every office page (docs/decisions/pages.md).
 */
export const limits: readonly Limit[] = [
  {
    pages:
      /^\/(s\/.*|market.*|cart|checkout.*|sign-in|offline|orders.*|account.*|messages.*|about-us|contact-us|news|store\/pages\/privacy-static)?$/,
    kb: 10,
    files: 2,
  },
  { pages: /^\/dashboard\/auth\//, kb: 224, files: 17 },
  { pages: /^\/store\/auth\//, kb: 232, files: 22 },
  // the form of a product with the editor, for its store and for administrators
  { pages: /^\/store\/products\/(create|.*\/edit)$/, kb: 476, files: 46 },
  { pages: /^\/dashboard\/products\/.*\/edit$/, kb: 446, files: 37 },
  // other forms with the editor of formatted text
  { pages: /^\/dashboard\/(content\/.*|(faqs|news|rahba-improvements)\/(create|.*\/edit))$/, kb: 406, files: 33 },
  // all of a store's forms on one page
  { pages: /^\/dashboard\/stores\/.*\/edit$/, kb: 338, files: 42 },
  // forms, and records whose form is open
  { pages: /^\/dashboard\/(.*\/(create|edit)(\?.*)?|profile|(payments1?|users)\/[^/]*)$/, kb: 328, files: 35 },
  {
    pages:
      /^\/store\/(.*\/(create|edit)|appearance|profile\/(data|hours|payment|settings|shipping|store_info|team)|products\/import|pages\/contact-us)/,
    kb: 321,
    files: 37,
  },
  // histories name the states of every domain; the settings and a store's record have forms of their own
  { pages: /^\/dashboard\/history$/, kb: 309, files: 36 },
  { pages: /^\/dashboard\/(settings|stores\/.*)$/, kb: 271, files: 36 },
  { pages: /^\/store\/(coupons\/.*|profile\/history)$/, kb: 265, files: 36 },
  // generated lists
  {
    pages:
      /^\/dashboard\/(admins|advantages|banks|bank-accounts|categories|clients|faqs|locations\/\w+|news|rahba-improvements|roles|sections|slides|subcategories|synonyms)$/,
    kb: 219,
    files: 22,
  },
  // lists and records
  { pages: /^\/dashboard/, kb: 249, files: 31 },
  { pages: /^\/store/, kb: 248, files: 31 },
]
