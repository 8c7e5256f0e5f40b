export interface Limit {
  /** The addresses it holds for, without the language. */
  pages: RegExp
  /** kB of scripts, compressed, as they are served. */
  kb: number
  files: number
}

/**
 * What pages may load with an empty cache until they are idle: what the heaviest of each kind loads, with 3 % more kB and a few files more, since the plan of chunks moves with every import. The first that matches an address holds.
 * The aim is 220 kB in 20 files for every office page (docs/decisions/pages.md).
 */
export const limits: readonly Limit[] = [
  { pages: /^\/(s\/.*|market.*|cart|about-us|contact-us|news|store\/pages\/privacy-static)?$/, kb: 4.3, files: 1 },
  { pages: /^\/dashboard\/auth\//, kb: 213, files: 23 },
  { pages: /^\/store\/auth\//, kb: 286, files: 37 },
  // forms with the editor of formatted text
  { pages: /^\/dashboard\/(content\/.*|faqs\/create)$/, kb: 433, files: 43 },
  // the form of a product with options loads the sheet of its variants, and of one with an open edit its review
  { pages: /^\/store\/products\/.*\/edit$/, kb: 488, files: 72 },
  { pages: /^\/store\/products\/create$/, kb: 465, files: 64 },
  // forms, and a record whose form is open
  { pages: /^\/dashboard\/.*\/(create|edit)(\?.*)?$|^\/dashboard\/payments1\/./, kb: 296, files: 42 },
  {
    pages:
      /^\/store\/(appearance|profile\/(data|hours|payment|settings|shipping|store_info)|coupons\/create|products\/import|pages\/contact-us)/,
    kb: 325,
    files: 49,
  },
  // generated lists load the schema library; the others have forms of their own, or a filter by date
  { pages: /^\/dashboard\/(categories|faqs|news|rahba-improvements|settings|slides|synonyms|stores\/.*)$/, kb: 268, files: 42 },
  { pages: /^\/dashboard\/history$/, kb: 294, files: 51 },
  { pages: /^\/store\/(products|coupons\/.*|profile\/history)$/, kb: 266, files: 55 },
  // lists and records
  { pages: /^\/dashboard/, kb: 225, files: 37 },
  { pages: /^\/store/, kb: 230, files: 38 },
]
