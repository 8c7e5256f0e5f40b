import hint from '../../kit/feedback/hint.module.css'
import palette from '../../shell/palette/palette-button.module.css'
import header from './header.module.css'

/**
 * The header's place until it is drawn. It brings the header's styles with the page: the header itself is streamed after it, and would be seen
 * without them until its scripts had come.
 */
export const HeaderShape = () => (
  <div className={header.bar} aria-hidden="true">
    <span className={header.end}>
      <span className={hint.around}>
        <span className={palette.field} style={{ inlineSize: 250 }} />
      </span>
    </span>
  </div>
)
