import type { DocumentKind } from '@rahba/contract/stores/store-states'
import { banks } from '../data/banks.ts'
import { goods } from '../data/goods.ts'
import type { SeedPapers, SeedStore } from '../data/types.ts'
import { type MadeStore, type Market, meanwhile, upload } from '../market.ts'

type Papers = Partial<Record<DocumentKind, string>>

export interface StoreFiles {
  logo: string
  cover: string
  papers: Papers
}

function paperDrawings({ artist }: Market, store: SeedStore, papers: SeedPapers): Partial<Record<DocumentKind, () => Promise<Buffer>>> {
  const bank = banks.find(({ iban_code }) => iban_code === papers.bank_code)?.name.ar ?? ''
  const both = { id_image: () => artist.idImage(store, papers), bank_account_letter: () => artist.ibanLetter(store, papers, bank) }
  if (store.entity_type === 'individual') return { ...both, free_labor_document: () => artist.freelanceDocument(store, papers) }
  return {
    ...both,
    commercial_register_photo: () => artist.commercialRegister(store, papers),
    incorporation_document: () => artist.incorporationDocument(store, papers),
    ...(papers.vat_no ? { vat_certificate: () => artist.vatCertificate(store, papers) } : {}),
  }
}

/** Begins to draw and upload what a store hands in. */
export function uploadStoreFiles(market: Market, store: SeedStore, { id }: MadeStore): Promise<StoreFiles> {
  const owner = { owner_type: 'store', owner_id: id } as const
  const { slug, look } = store
  const products = goods.find((one) => one.store === slug)?.products ?? []
  const drawings = Object.entries(store.papers ? paperDrawings(market, store, store.papers) : {})
  const all = async (): Promise<StoreFiles> => {
    const [logo, cover, ...papers] = await Promise.all([
      upload(market, owner, 'picture', 'logo.jpg', () => market.artist.storeLogo(slug, look)),
      upload(market, owner, 'picture', 'cover.jpg', () => market.artist.storeCover(slug, look, products)),
      ...drawings.map(([kind, draw]) => upload(market, owner, 'paper', `${kind}.jpg`, draw)),
    ])
    return { logo, cover, papers: Object.fromEntries(drawings.map(([kind], at) => [kind, papers[at]])) }
  }
  return meanwhile(all())
}
