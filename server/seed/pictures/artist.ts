import { formatAmount } from '@rahba/contract/kernel/money'
import sharp from 'sharp'
import type { SeedPapers, SeedStore } from '../data/types.ts'
import { categoryPicture } from './category-pictures.ts'
import { banner, partnerLogo, productPictures, storeCover, storeLogo } from './draw.ts'
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

/** A slip as a phone's screenshot: smaller than the papers, for there are many. */
const slip = async ({ amount, ...rest }: Slip) =>
  sharp(await transferSlip({ ...rest, amount: formatAmount(amount) }))
    .resize({ width: 600 })
    .jpeg({ quality: 80 })
    .toBuffer()

/** Every drawing the market needs. A test hands in one that draws the same small picture for all of them. */
export const artist = {
  productPictures,
  storeLogo,
  storeCover,
  banner,
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
