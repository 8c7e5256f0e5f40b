import { type ReactNode, useId } from 'react'
import { Bottle, Burner, Cloth, Dallah, Dates, Garment, Gift, Jar } from './goods.tsx'
import { ink } from './palette.ts'
import { Courier, Man, Woman } from './people.tsx'

const doors = [92, 244, 396, 548]
const pillars = [168, 320, 472]
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A pointed doorway of the arcade, the shape of the mark. */
const doorway = (x: number, half: number, top: number) =>
  `M${x - half} 520V${top + 66}C${x - half} ${top + 38} ${x - half * 0.52} ${top + 20} ${x} ${top}C${x + half * 0.52} ${top + 20} ${x + half} ${top + 38} ${x + half} ${top + 66}V520Z`

/** Mud-brick towers of Najd far behind, with their pointed battlements. */
function Tower({ x, y, width, fill }: { x: number; y: number; width: number; fill: string }) {
  const teeth = Math.round(width / 14)
  const step = width / teeth
  return (
    <g fill={fill}>
      <rect x={x} y={y} width={width} height={320 - y} />
      {range(teeth).map((tooth) => (
        <path key={tooth} d={`M${x + tooth * step} ${y + 0.5}l${step / 2} -12l${step / 2} 12z`} />
      ))}
      {range(Math.max(1, Math.floor(width / 30))).map((row) => (
        <path key={row} d={`M${x + 14 + row * 28} ${y + 34}l6 -11l6 11z`} fill={ink.wood} opacity="0.45" />
      ))}
    </g>
  )
}

function Palm({ x, y }: { x: number; y: number }) {
  const fronds = ['-62 -6 -84 30', '-50 -34 -88 -18', '-18 -52 -44 -62', '18 -52 44 -62', '50 -34 88 -18', '62 -6 84 30']
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-5 120C-4 70 -3 40 -3 0H4C4 40 5 70 7 120Z" fill={ink.wood} />
      {fronds.map((curve) => (
        <path key={curve} d={`M0 0Q${curve}`} fill="none" stroke={ink.leaf} strokeWidth="9" strokeLinecap="round" />
      ))}
      {fronds.map((curve) => (
        <path key={curve} d={`M0 0Q${curve}`} fill="none" stroke={ink.green} strokeWidth="2" strokeLinecap="round" />
      ))}
      <circle cx="-8" cy="8" r="5" fill={ink.clay} />
      <circle cx="8" cy="9" r="5" fill={ink.clay} />
      <circle cx="0" cy="13" r="5" fill={ink.brick} />
    </g>
  )
}

function Lamp({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 -22V0" stroke={ink.amber} strokeWidth="1.6" />
      <circle cx="0" cy="10" r="22" fill={ink.amber} opacity="0.22" />
      <path d="M0 -2C7 5 10 10 10 15A10 10 0 0 1 -10 15C-10 10 -7 5 0 -2Z" fill={ink.saffron} />
      <path d="M0 6C3 9 4.5 12 4.5 14A4.5 4.5 0 0 1 -4.5 14C-4.5 12 -3 9 0 6Z" fill={ink.paper} />
    </g>
  )
}

/** A striped awning over a doorway, with a scalloped edge. */
function Awning({ x, colour }: { x: number; colour: string }) {
  const stripe = 124 / 6
  return (
    <g transform={`translate(${x - 62} 388)`}>
      {range(6).map((index) => {
        const start = index * stripe
        const fill = index % 2 ? ink.paper : colour
        return (
          <path
            key={index}
            d={`M${start + 4 - index * 1.6} 0h${stripe - 1.6}L${start + stripe} 34a${stripe / 2} 9 0 0 1 ${-stripe} 0z`}
            fill={fill}
          />
        )
      })}
      <rect x="2" y="-3" width="120" height="5" rx="2.5" fill={ink.wood} />
    </g>
  )
}

function Stall({ x, awning, children }: { x: number; awning?: string; children: ReactNode }) {
  return (
    <g>
      <path d={doorway(x, 62, 330)} fill={ink.leaf} />
      <path d={doorway(x, 56, 338)} fill={ink.deep} />
      <ellipse cx={x} cy="430" rx="50" ry="60" fill={ink.amber} opacity="0.16" />
      {awning ? <Awning x={x} colour={awning} /> : <Lamp x={x} y={362} />}
      {children}
      <rect x={x - 64} y="480" width="128" height="40" fill={ink.wood} />
      <path d={`M${x - 32} 484V520M${x} 484V520M${x + 32} 484V520`} stroke="#8d5f2e" strokeWidth="2" />
      <rect x={x - 68} y="474" width="136" height="9" rx="3" fill={ink.plank} />
    </g>
  )
}

/** Sadu weaving: the band of triangles that runs along the wall. */
function Sadu() {
  return (
    <g>
      <rect x="0" y="300" width="640" height="20" fill={ink.brick} />
      {range(32).map((index) => (
        <path key={index} d={`M${index * 20} 319l10 -17l10 17z`} fill={index % 2 ? ink.amber : ink.paper} />
      ))}
      <path d="M0 300H640M0 320H640" stroke={ink.night} strokeWidth="2.5" />
    </g>
  )
}

function Ground() {
  return (
    <g>
      <rect x="0" y="518" width="640" height="102" fill={ink.sand} />
      <path d="M0 546H640M0 580H640" stroke={ink.dune} strokeWidth="2" />
      <path
        d="M92 518L-60 620M168 518L70 620M244 518L190 620M396 518L450 620M472 518L570 620M548 518L700 620"
        stroke={ink.dune}
        strokeWidth="2"
      />
      <g transform="translate(320 574) scale(1 0.3)">
        <circle r="104" fill={ink.dune} />
        {[0, 45].map((turn) => (
          <rect key={turn} x="-66" y="-66" width="132" height="132" fill={turn ? ink.green : ink.leaf} transform={`rotate(${turn})`} />
        ))}
        <circle r="46" fill={ink.saffron} />
        <circle r="24" fill={ink.paper} />
      </g>
    </g>
  )
}

/** The square itself, seen through an arch: what the name means. Drawn by hand for the landing page. */
export function MarketSquare({ label, className }: { label: string; className: string | undefined }) {
  const id = useId()
  const frame = 'M10 620V284C10 160 146 84 320 8C494 84 630 160 630 284V620Z'
  return (
    <svg viewBox="0 0 640 620" role="img" aria-label={label} className={className}>
      <defs>
        <clipPath id={`${id}frame`}>
          <path d={frame} />
        </clipPath>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fdf6e6" />
          <stop offset="0.6" stopColor="#f9dfa8" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect width="640" height="620" fill={`url(#${id}sky)`} />
        <circle cx="330" cy="170" r="86" fill={ink.saffron} opacity="0.14" />
        <circle cx="330" cy="170" r="54" fill={ink.saffron} opacity="0.85" />
        <Tower x={36} y={214} width={84} fill="#e9cfa0" />
        <Tower x={196} y={232} width={112} fill="#efd9ae" />
        <Tower x={290} y={206} width={56} fill="#e4c48e" />
        <Tower x={430} y={226} width={98} fill="#efd9ae" />
        <Tower x={540} y={202} width={70} fill="#e4c48e" />
        <Palm x={152} y={192} />
        <Palm x={412} y={206} />
        {range(32).map((index) => (
          <path key={index} d={`M${index * 20} 284l10 -14l10 14z`} fill={ink.shade} />
        ))}
        <rect x="0" y="282" width="640" height="240" fill={ink.green} />
        <rect x="0" y="282" width="640" height="12" fill={ink.shade} />
        <Sadu />
        <Ground />
        <Stall x={doors[0] ?? 0}>
          <Dates x={62} y={474} />
          <Dates x={118} y={474} />
          <Dallah x={90} y={474} scale={1.15} />
        </Stall>
        <Stall x={doors[1] ?? 0} awning={ink.saffron}>
          <Bottle x={206} y={474} fill="#8a4a6b" tall={28} />
          <Bottle x={226} y={474} fill={ink.clay} />
          <Burner x={252} y={474} />
          <Bottle x={282} y={474} fill={ink.leaf} tall={26} />
        </Stall>
        <Stall x={doors[2] ?? 0}>
          <path d="M346 396H446" stroke={ink.amber} strokeWidth="3" />
          <Garment x={366} y={396} fill={ink.night} />
          <Garment x={396} y={396} fill="#7d5a86" />
          <Garment x={426} y={396} fill={ink.brick} />
          <Cloth x={366} y={474} colours={[ink.brick, ink.amber]} />
          <Cloth x={420} y={474} colours={[ink.leaf, ink.paper, ink.saffron]} />
        </Stall>
        <Stall x={doors[3] ?? 0} awning={ink.brick}>
          <Jar x={512} y={474} />
          <Jar x={540} y={474} fill="#d39a68" />
          <Gift x={578} y={474} fill={ink.leaf} size={28} />
        </Stall>
        {pillars.map((x) => (
          <Lamp key={x} x={x} y={372} />
        ))}
        <Woman x={236} y={600} scale={1.08} turned />
        <Man x={176} y={606} scale={1.12} />
        <Courier x={458} y={604} scale={1.1} turned />
      </g>
      <path d={frame} fill="none" stroke={ink.green} strokeWidth="10" />
    </svg>
  )
}
