import type { Bilingual } from '@rahba/contract/kernel/locale'
import { notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/db/types.ts'
import type { ProductSnapshot } from './lock-product.ts'

type Told = 'approve' | 'reject' | 'block' | 'unblock'

const titles: Record<Told, Bilingual> = {
  approve: { ar: 'اعتُمد منتجك', en: 'Your product is approved' },
  reject: { ar: 'منتجك يحتاج إلى تعديل', en: 'Your product needs a change' },
  block: { ar: 'حُظر أحد منتجاتك', en: 'One of your products was blocked' },
  unblock: { ar: 'عاد منتجك للبيع', en: 'Your product is back on sale' },
}

const bodies: Record<Told, (name: Bilingual, reason: string) => Bilingual> = {
  approve: (name) => ({ ar: `«${name.ar}» معروض الآن للمتسوقين.`, en: `“${name.en}” is now on show to shoppers.` }),
  reject: (name, reason) => ({ ar: `لم يُعتمد «${name.ar}»: ${reason}`, en: `“${name.en}” was not approved: ${reason}` }),
  block: (name, reason) => ({ ar: `أوقف فريق رحبة بيع «${name.ar}»: ${reason}`, en: `Rahba stopped the sale of “${name.en}”: ${reason}` }),
  unblock: (name) => ({ ar: `رُفع الحظر عن «${name.ar}».`, en: `“${name.en}” is no longer blocked.` }),
}

/** Tells a store what became of its product, in the transaction that did it. */
export async function notifyStore(db: Db, what: Told, product: ProductSnapshot): Promise<void> {
  const title = titles[what]
  const body = bodies[what](product.name, product.status_reason ?? '')
  await notify(db, {
    audience: 'store',
    recipient_ids: [product.store_id],
    notif_type: 'ProductNotification',
    data: { ar: { title: title.ar, body: body.ar }, en: { title: title.en, body: body.en } },
    model: 'products',
    model_id: product.id,
    mail: true,
  })
}
