import type { ProductChangeRequest } from '@rahba/contract/catalog/changes/product-changes'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { type Bilingual, inLocale, locales } from '@rahba/contract/kernel/locale'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { Ltr, None, UserText } from '../kit/layout/direction.tsx'
import { formatNumber } from '../kit/show/format.ts'
import { paperUrl } from '../kit/show/paper-url.ts'
import { Picture } from '../kit/show/picture.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './changes.module.css'
import { countryName } from './countries.ts'
import { markedHtml, markWords, type Part } from './mark-words.ts'

type Names = ProductDetail['change_names']
type Which = 'old' | 'new'
const getMark = (which: Which) => (which === 'old' ? ('del' as const) : ('ins' as const))

/** The live value beside the edited one; under each other on a phone. */
function Sides({ children }: { children: (which: Which) => ReactNode }) {
  const t = useText('catalog').changes
  return (
    <div className={classes.sides}>
      {(['old', 'new'] as const).map((which) => (
        <div key={which} className={classes.side} data-new={which === 'new' || undefined}>
          <span className={classes.caption}>{which === 'old' ? t.live : t.written}</span>
          {children(which)}
        </div>
      ))}
    </div>
  )
}

function Marked({ parts, mark: Mark }: { parts: readonly Part[]; mark: 'del' | 'ins' }) {
  return parts.map(({ text, changed }, index) => {
    const words = text.trimEnd()
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no name but their place, which never changes
      <Fragment key={index}>
        {changed && words ? <Mark>{words}</Mark> : words}
        {text.slice(words.length)}
      </Fragment>
    )
  })
}

/** Both languages of a text, of which those that changed are shown with their changed words marked. */
function Texts({ change, html }: { change: { old: Bilingual; new: Bilingual }; html?: boolean }) {
  const t = useText('catalog').changes
  const { old, new: next } = change
  const marked = useMemo(() => ({ ar: markWords(old.ar, next.ar), en: markWords(old.en, next.en) }), [old, next])
  const moved = locales.filter((side) => old[side] !== next[side])
  return (
    <Sides>
      {(which) =>
        moved.map((side) => {
          const parts = marked[side][which === 'old' ? 'before' : 'after']
          const shared = { className: classes.text, dir: side === 'ar' ? 'rtl' : 'ltr', lang: side }
          if (parts.length === 0)
            return (
              <div key={side} className={classes.text}>
                <em>{t.nothing}</em>
              </div>
            )
          return html ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server's one sanitiser on write and on read; marks go around words, not into tags
            <div key={side} {...shared} dangerouslySetInnerHTML={{ __html: markedHtml(parts, getMark(which)) }} />
          ) : (
            <div key={side} {...shared}>
              <Marked parts={parts} mark={getMark(which)} />
            </div>
          )
        })
      }
    </Sides>
  )
}

/** Values one by one; those the other side lacks are marked. */
function Items({ change, show }: { change: { old: readonly string[]; new: readonly string[] }; show: (item: string) => ReactNode }) {
  const t = useText('catalog').changes
  return (
    <Sides>
      {(which) => {
        const [mine, other] = which === 'old' ? [change.old, change.new] : [change.new, change.old]
        const Mark = getMark(which)
        if (mine.length === 0) return <em>{t.nothing}</em>
        return (
          <ul className={classes.items}>
            {mine.map((item) => (
              <li key={item}>{other.includes(item) ? show(item) : <Mark>{show(item)}</Mark>}</li>
            ))}
          </ul>
        )
      }}
    </Sides>
  )
}

function Pictures({ change }: { change: { old: readonly string[]; new: readonly string[] } }) {
  const t = useText('catalog')
  return (
    <Sides>
      {(which) => {
        const [mine, other] = which === 'old' ? [change.old, change.new] : [change.new, change.old]
        if (mine.length === 0) return <em>{t.changes.nothing}</em>
        return (
          <ol className={classes.pictures}>
            {mine.map((id, index) => {
              const only = !other.includes(id)
              return (
                <li key={id} data-changed={only || undefined}>
                  <a href={pictureUrl(id, 1280)} target="_blank" rel="noreferrer">
                    <Picture id={id} alt={t.pictures.alt(index + 1)} width={160} height={160} />
                  </a>
                  <small>{only ? (which === 'old' ? t.changes.removed : t.changes.added) : index === 0 ? t.pictures.main : ' '}</small>
                </li>
              )
            })}
          </ol>
        )
      }}
    </Sides>
  )
}

function Plain({ change, show }: { change: { old: unknown; new: unknown }; show: (which: Which) => ReactNode }) {
  const none = (which: Which) => (which === 'old' ? change.old : change.new) === null
  return (
    <Sides>
      {(which) => {
        const Mark = getMark(which)
        return none(which) ? <None /> : <Mark>{show(which)}</Mark>
      }}
    </Sides>
  )
}

/** One field of an edit, before and after, as people read such a value. What an id named and is gone says so. */
export function ChangeSides({ change, names }: { change: ProductChangeRequest; names: Names }) {
  const t = useText('catalog').changes
  const locale = useLocale()
  const { pathname } = useLocation()
  const named = (id: string) => {
    const name = names[id]
    return name ? <UserText>{inLocale(name, locale)}</UserText> : <em>{t.missing}</em>
  }
  switch (change.field) {
    case 'name':
      return <Texts change={change} />
    case 'description':
      return <Texts change={change} html />
    case 'images':
      return <Pictures change={change} />
    case 'tags':
      return <Items change={change} show={(tag) => <UserText>{tag}</UserText>} />
    case 'additional_fields':
      return <Items change={change} show={named} />
    case 'attachments':
      return (
        <Items
          change={change}
          show={(id) => (
            <a href={paperUrl(id, pathname)} target="_blank" rel="noreferrer">
              {named(id)}
            </a>
          )}
        />
      )
    case 'category_id': {
      const place = (which: Which) => {
        const { category_id, subcategory_id } = change[which]
        if (!category_id) return t.nothing
        return (
          <>
            {named(category_id)}
            {subcategory_id && <> · {named(subcategory_id)}</>}
          </>
        )
      }
      return <Plain change={change} show={place} />
    }
    case 'weight':
      return <Plain change={change} show={(which) => <Ltr>{formatNumber(change[which] ?? 0, locale)}</Ltr>} />
    case 'made_in':
      return <Plain change={change} show={(which) => countryName(change[which] ?? '')[locale]} />
    case 'barcode':
      return <Plain change={change} show={(which) => <Ltr>{change[which]}</Ltr>} />
    case 'brand':
      return <Plain change={change} show={(which) => <UserText>{change[which]}</UserText>} />
  }
}
