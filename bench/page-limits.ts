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
  // the form of a product loads the sheet of its variants, and of one with an open edit its review
  { pages: /^\/store\/products\/(create|.*\/edit)$/, kb: 473, files: 46 },
  // forms with the editor of formatted text
  { pages: /^\/dashboard\/(content\/.*|faqs\/create)$/, kb: 395, files: 32 },
  // forms, and a record whose form is open
  { pages: /^\/dashboard\/.*\/(create|edit)(\?.*)?$|^\/dashboard\/payments1\/./, kb: 308, files: 31 },
  {
    pages:
      /^\/store\/(appearance|profile\/(data|hours|payment|settings|shipping|store_info)|coupons\/create|products\/import|pages\/contact-us)/,
    kb: 316,
    files: 36,
  },
  // the activity log loads the declarations; the others have forms of their own, or a filter by date
  { pages: /^\/dashboard\/history$/, kb: 309, files: 35 },
  { pages: /^\/dashboard\/(settings|admins|roles|sections|stores\/.*)$/, kb: 274, files: 36 },
  { pages: /^\/store\/(products|coupons\/.*|profile\/history)$/, kb: 265, files: 35 },
  // generated lists
  { pages: /^\/dashboard\/(categories|faqs|news|rahba-improvements|slides|synonyms)$/, kb: 230, files: 24 },
  // lists and records
  { pages: /^\/dashboard/, kb: 243, files: 29 },
  { pages: /^\/store/, kb: 247, files: 31 },
]
