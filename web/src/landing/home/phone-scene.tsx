import { Bottle, Cloth, Dallah, Gift, Jar } from './goods.tsx'
import { ink } from './palette.ts'

const tiles = [
  { x: 150, y: 128, fill: '#f5e6c8' },
  { x: 216, y: 128, fill: '#dcebe4' },
  { x: 150, y: 206, fill: '#efdcd2' },
  { x: 216, y: 206, fill: '#e7e2ee' },
]

/** A phone that shows goods of the market, standing in a doorway. */
export function PhoneScene({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 420 320" aria-hidden="true" className={className}>
      <path d="M60 320V190C60 120 128 76 210 30C292 76 360 120 360 190V320Z" fill={ink.green} />
      <path d="M88 320V200C88 142 146 106 210 68C274 106 332 142 332 200V320Z" fill={ink.shade} />
      <rect x="132" y="62" width="156" height="290" rx="24" fill="#1a1816" />
      <rect x="140" y="70" width="140" height="280" rx="18" fill={ink.paper} />
      <rect x="186" y="76" width="48" height="8" rx="4" fill="#1a1816" />
      <rect x="150" y="96" width="92" height="20" rx="10" fill="#efe9dd" />
      <circle cx="262" cy="106" r="10" fill={ink.green} />
      {tiles.map(({ x, y, fill }) => (
        <g key={`${x}${y}`}>
          <rect x={x} y={y} width="56" height="48" rx="8" fill={fill} />
          <rect x={x} y={y + 54} width="40" height="5" rx="2.5" fill="#d9d2c4" />
          <rect x={x} y={y + 63} width="24" height="5" rx="2.5" fill={ink.saffron} />
        </g>
      ))}
      <Dallah x={177} y={172} scale={0.85} />
      <Bottle x={244} y={170} fill="#8a4a6b" tall={24} />
      <Cloth x={178} y={244} colours={[ink.brick, ink.amber, ink.leaf]} />
      <Jar x={244} y={250} />
      <Gift x={92} y={320} fill={ink.saffron} ribbon={ink.paper} size={46} />
      <Gift x={334} y={320} fill={ink.brick} size={58} />
    </svg>
  )
}
