import { formatAmount } from '@rahba/contract/kernel/money'
import type { SeedPapers, SeedStore } from '../data/types.ts'
import { categoryPicture } from './category-pictures.ts'
import { banner, partnerLogo, productPictures, slide, storeCover, storeLogo } from './draw.ts'
import {
  commercialRegister,
  freelanceDocument,
  ibanLetter,
  idImage,
  incorporationDocument,
  transferSlip,
  vatCertificate,
} from './papers.ts'

interface Slip {
  from: string
  to: string
  iban: string
  /** Halalas. */
  amount: number
  reference: string
  date: string
}

const slip = ({ amount, ...rest }: Slip) => transferSlip({ ...rest, amount: formatAmount(amount) })

/** Every drawing the market needs. A test hands in one that draws the same small picture for all of them. */
export const artist = {
  productPictures,
  storeLogo,
  storeCover,
  banner,
  slide,
  partnerLogo,
  categoryPicture,
  commercialRegister,
  freelanceDocument,
  vatCertificate,
  ibanLetter,
  incorporationDocument,
  idImage: (store: SeedStore, papers: SeedPapers) => idImage(store.owner_name, papers.national_id),
  slip,
}
export type Artist = typeof artist
