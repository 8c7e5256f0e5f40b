import { type PointerEvent, useState } from 'react'
import classes from './chart.module.css'
import { ticksFor } from './chart-scale.ts'

// This is the number of colours in the style sheet.
const getColour = (index: number) => index % 5

/** An axis stands on round figures: the decimals of money are noise there. */
const getTotal = (text: string) => text.replace(/\.00$/, '')
const percent = (share: number) => `${share * 100}%`

interface ChartSeries {
  key: string
  label: string
}

export interface ChartPoint {
  /** The label under the point: a day, a city. */
  label: string
  values: Record<string, number>
}

export interface ChartProps {
  kind: 'line' | 'bar' | 'area'
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** A value as it is read: money, a count. */
  format: (value: number) => string
  height: number
  label: string
}

/**
 * A chart from zero, drawn on the server as in the browser: nothing of it is measured. It stands where the page's reading begins, so that in
 * Arabic time runs from right to left; what it shows is in the table beside it for who can't see it.
 */
export function Chart({ kind, points, series, format, height, label }: ChartProps) {
  const [near, setNear] = useState<number | null>(null)
  const ticks = ticksFor(Math.max(0, ...points.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0))))
  const top = ticks.at(-1) || 1
  const calculateShare = (value: number | undefined) => Math.max(0, value ?? 0) / top
  // A bar is centred in its share of the width; a line begins and ends at the edges.
  const getMiddle = (index: number) => (kind === 'bar' || points.length === 1 ? (index + 0.5) / points.length : index / (points.length - 1))
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const from = getComputedStyle(currentTarget).direction === 'rtl' ? box.right - clientX : clientX - box.left
    const share = from / box.width
    const index = kind === 'bar' ? Math.floor(share * points.length) : Math.round(share * (points.length - 1))
    setNear(Math.min(points.length - 1, Math.max(0, index)))
  }
  const shown = near === null ? undefined : points[near]
  return (
    <figure className={classes.chart} role="img" aria-label={label}>
      {series.length > 1 && (
        <div className={classes.legend}>
          {series.map(({ key, label: name }, index) => (
            <span key={key} className={classes.name} data-colour={getColour(index)}>
              {name}
            </span>
          ))}
        </div>
      )}
      <div className={classes.body} style={{ blockSize: height }}>
        <div className={classes.figures}>
          {ticks.map((tick) => (
            <bdi key={tick} dir="ltr" style={{ insetBlockEnd: percent(tick / top) }}>
              {getTotal(format(tick))}
            </bdi>
          ))}
          {/* the widest gives the column its width */}
          <span className={classes.widest}>{getTotal(format(top))}</span>
        </div>
        <div className={classes.plot} onPointerMove={follow} onPointerDown={follow} onPointerLeave={() => setNear(null)}>
          {ticks.map((tick) => (
            <i key={tick} className={classes.rule} style={{ insetBlockEnd: percent(tick / top) }} />
          ))}
          {kind === 'bar' ? (
            <div className={classes.groups}>
              {points.map(({ label: at, values }, index) => (
                <div key={at} className={classes.group} data-near={index === near || undefined}>
                  {series.map(({ key }, n) => (
                    <i key={key} data-colour={getColour(n)} style={{ blockSize: percent(calculateShare(values[key])) }} />
                  ))}
                </div>
              ))}
            </div>
          ) : (
            <Lines kind={kind} points={points} series={series} getMiddle={getMiddle} calculateShare={calculateShare} />
          )}
          {near !== null && shown && (
            <>
              {kind !== 'bar' && <i className={classes.guide} style={{ insetInlineStart: percent(getMiddle(near)) }} />}
              <div
                className={classes.tip}
                data-after={getMiddle(near) > 0.5 || undefined}
                style={
                  getMiddle(near) > 0.5 ? { insetInlineEnd: percent(1 - getMiddle(near)) } : { insetInlineStart: percent(getMiddle(near)) }
                }
              >
                <b>{shown.label}</b>
                {series.map(({ key, label: name }, index) => (
                  <span key={key} className={classes.name} data-colour={getColour(index)}>
                    {name}
                    <bdi dir="ltr">{format(shown.values[key] ?? 0)}</bdi>
                  </span>
                ))}
              </div>
            </>
          )}
        </div>
        <Labels points={points} getMiddle={getMiddle} />
      </div>
    </figure>
  )
}

interface Placed {
  points: readonly ChartPoint[]
  /** The position of a point across the width, from the start of reading: 0 to 1. */
  getMiddle: (index: number) => number
}

/** The lines, in a drawing stretched over the plot; with few points each has its dot, which a stretched drawing would make an ellipse. */
function Lines({
  kind,
  points,
  series,
  getMiddle,
  calculateShare,
}: Placed & Pick<ChartProps, 'kind' | 'series'> & { calculateShare: (value: number | undefined) => number }) {
  return (
    <>
      <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {series.map(({ key }, n) => {
          const places = points.map(({ values }, index) => `${getMiddle(index) * 100},${100 - calculateShare(values[key]) * 100}`)
          return (
            <g key={key} data-colour={getColour(n)}>
              {kind === 'area' && <polygon points={`0,100 ${places.join(' ')} 100,100`} />}
              <polyline points={places.join(' ')} />
            </g>
          )
        })}
      </svg>
      {points.length < 15 &&
        series.flatMap(({ key }, n) =>
          points.map(({ label, values }, index) => (
            <i
              key={`${key} ${label}`}
              className={classes.dot}
              data-colour={getColour(n)}
              style={{ insetInlineStart: percent(getMiddle(index)), insetBlockEnd: percent(calculateShare(values[key])) }}
            />
          )),
        )}
    </>
  )
}

/** The labels that there is room for: each tells whether it stays on a wide chart and on a narrow one. */
function Labels({ points, getMiddle }: Placed) {
  const [wide, narrow] = [Math.ceil(points.length / 10), Math.ceil(points.length / 4)]
  return (
    <div className={classes.labels}>
      {points.map(({ label }, index) =>
        index % wide === 0 || index % narrow === 0 ? (
          <span
            key={label}
            data-wide={index % wide === 0 || undefined}
            data-narrow={index % narrow === 0 || undefined}
            data-edge={getMiddle(index) === 0 ? 'start' : getMiddle(index) === 1 ? 'end' : undefined}
            style={{ insetInlineStart: percent(getMiddle(index)) }}
          >
            {label}
          </span>
        ) : null,
      )}
    </div>
  )
}
