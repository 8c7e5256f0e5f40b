import { IconPhotoOff } from '@tabler/icons-react'
import cards from '../../shop/product-card.module.css'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'

/** A product that a shopper keeps and that is no longer on sale: it has no page to lead to. */
export function UnavailableProduct({ name }: { name: string }) {
  const t = useText('shopper-account').favourites
  const own = useOwnLanguage()
  return (
    <div className={cards.card}>
      <span className={cards.frame}>
        <IconPhotoOff size={40} stroke={1.2} aria-hidden="true" />
        <span className={cards.gone}>{t.unavailable}</span>
      </span>
      <span className={cards.name} {...own(name)}>
        {name}
      </span>
    </div>
  )
}
