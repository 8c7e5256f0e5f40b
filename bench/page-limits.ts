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
  { pages: /^\/dashboard\/auth\//, kb: 218, files: 18 },
  { pages: /^\/store\/auth\//, kb: 236, files: 25 },
  // the form of a product loads the sheet of its variants, and of one with an open edit its review
  { pages: /^\/store\/products\/(create|.*\/edit)$/, kb: 475, files: 62 },
  // forms with the editor of formatted text
  { pages: /^\/dashboard\/(content\/.*|faqs\/create)$/, kb: 390, files: 38 },
  // forms, and a record whose form is open
  { pages: /^\/dashboard\/.*\/(create|edit)(\?.*)?$|^\/dashboard\/payments1\/./, kb: 301, files: 36 },
  {
    pages:
      /^\/store\/(appearance|profile\/(data|hours|payment|settings|shipping|store_info)|coupons\/create|products\/import|pages\/contact-us)/,
    kb: 311,
    files: 41,
  },
  // the activity log loads the declarations; the others have forms of their own, or a filter by date
  { pages: /^\/dashboard\/history$/, kb: 309, files: 47 },
  { pages: /^\/dashboard\/(settings|stores\/.*)$/, kb: 269, files: 45 },
  { pages: /^\/store\/(products|coupons\/.*|profile\/history)$/, kb: 275, files: 50 },
  // generated lists
  { pages: /^\/dashboard\/(categories|faqs|news|rahba-improvements|slides|synonyms)$/, kb: 224, files: 25 },
  // lists and records
  { pages: /^\/dashboard/, kb: 240, files: 33 },
  { pages: /^\/store/, kb: 244, files: 33 },
]
