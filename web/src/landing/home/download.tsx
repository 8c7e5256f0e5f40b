import { IconBrandApple, IconBrandGooglePlay } from '@tabler/icons-react'
import { useText } from '../../text/use-text.ts'
import classes from './download.module.css'
import { useHomeWords } from './home-words.ts'
import phone from './phone-scene.svg?no-inline'

interface DownloadProps {
  apple: string | undefined
  google: string | undefined
}

/** The shopper's app, where the settings name it. */
export function Download({ apple, google }: DownloadProps) {
  const t = useText('landing/home').download
  const words = useHomeWords()
  const shops = [
    { key: 'apple', href: apple, Icon: IconBrandApple, name: t.apple },
    { key: 'google', href: google, Icon: IconBrandGooglePlay, name: t.google },
  ].flatMap(({ href, ...shop }) => (href ? [{ ...shop, href }] : []))
  return (
    <section id="download" className={classes.section}>
      <div className={classes.inner}>
        <div>
          <h2 className={classes.title}>{words.download_title}</h2>
          <p className={classes.body}>{shops.length > 0 ? words.download_body : t.web}</p>
          {shops.length > 0 && (
            <div className={classes.shops}>
              {shops.map(({ key, href, Icon, name }) => (
                <div key={key} className={classes.door}>
                  {/* for who reads this on a large screen; a phone takes the link below */}
                  <img
                    src={`/api/app-codes/${key}`}
                    alt={t.code(name.store)}
                    width="128"
                    height="128"
                    loading="lazy"
                    decoding="async"
                    className={classes.code}
                  />
                  <a href={href} target="_blank" rel="noopener noreferrer" className={classes.shop}>
                    <Icon size={30} stroke={1.5} aria-hidden="true" />
                    <span className={classes.words}>
                      <small>{name.small}</small>
                      <bdi dir="ltr">{name.store}</bdi>
                    </span>
                  </a>
                </div>
              ))}
            </div>
          )}
          {shops.length > 0 && <p className={classes.scan}>{t.scan}</p>}
        </div>
        <img src={phone} alt="" width="420" height="320" loading="lazy" decoding="async" className={classes.picture} />
      </div>
    </section>
  )
}
