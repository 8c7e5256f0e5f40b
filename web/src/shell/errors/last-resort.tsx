import { Component, type ReactNode } from 'react'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

function Failed() {
  const t = useText('common').crashed
  return (
    <main>
      <p>{t.pageFailed}</p>
      <p>
        <a href={`/${useLocale()}`}>{t.goHome}</a>
      </p>
    </main>
  )
}

/** Around the error page: should that fail too, one sentence and the way home, without anything that could fail again. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children
  }
}
