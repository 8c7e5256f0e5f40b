import { bookMotifs, sportMotifs } from './motifs/books.ts'
import { careMotifs } from './motifs/care.ts'
import { carMotifs } from './motifs/cars.ts'
import { coffeeMotifs } from './motifs/coffee.ts'
import { electronicsMotifs } from './motifs/electronics.ts'
import { fashionMotifs } from './motifs/fashion.ts'
import { foodMotifs } from './motifs/food.ts'
import { giftMotifs } from './motifs/gifts.ts'
import { homeMotifs } from './motifs/home.ts'
import { scentMotifs } from './motifs/scent.ts'
import { toyMotifs } from './motifs/toys.ts'

/** Every drawing that a product, a logo or a cover may be made of. */
export const motifs = {
  ...fashionMotifs,
  ...scentMotifs,
  ...coffeeMotifs,
  ...foodMotifs,
  ...electronicsMotifs,
  ...toyMotifs,
  ...homeMotifs,
  ...bookMotifs,
  ...sportMotifs,
  ...careMotifs,
  ...giftMotifs,
  ...carMotifs,
}

export type MotifName = keyof typeof motifs
