import { ink } from './palette.ts'

interface FigureProps {
  x: number
  y: number
  scale?: number
  /** Looks the other way. */
  turned?: boolean
}

const place = ({ x, y, scale = 1, turned }: FigureProps) => `translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`
const shadow = <ellipse cx="0" cy="1" rx="28" ry="5" fill="#cfae76" opacity="0.6" />

/** In a thobe and a ghutra, a paper bag in his hand. */
export function Man(props: FigureProps) {
  return (
    <g transform={place(props)}>
      {shadow}
      <path d="M-19 0C-20 -34 -19 -60 -14 -76H14C19 -60 20 -34 19 0Z" fill="#ffffff" />
      <path d="M4 0C8 -30 8 -56 6 -76H14C19 -60 20 -34 19 0Z" fill="#ece6da" />
      <path d="M-13 -71C-20 -60 -23 -48 -24 -36" fill="none" stroke="#ffffff" strokeWidth="9" strokeLinecap="round" />
      <path d="M13 -71C20 -60 23 -48 24 -38" fill="none" stroke="#ece6da" strokeWidth="9" strokeLinecap="round" />
      <circle cx="24" cy="-34" r="4" fill={ink.skin} />
      <path d="M20 -32C20 -40 28 -40 28 -32" fill="none" stroke={ink.wood} strokeWidth="1.6" />
      <rect x="14" y="-32" width="20" height="24" rx="2" fill={ink.amber} />
      <path d="M24 -26C21 -22 20 -20 20 -18A4 4 0 0 0 28 -18C28 -20 27 -22 24 -26Z" fill={ink.green} />
      <ellipse cx="0" cy="-89" rx="9" ry="11" fill={ink.skin} />
      <path d="M-9 -88C-9 -76 9 -76 9 -88C6 -82 -6 -82 -9 -88Z" fill={ink.night} />
      <path d="M-13 -90C-15 -112 15 -112 13 -90L18 -64L8 -72C11 -84 10 -94 8 -97H-8C-10 -94 -11 -84 -8 -72L-18 -64Z" fill={ink.brick} />
      <path d="M-12 -84L-15 -68M12 -84L15 -68M-6 -104L6 -104" stroke={ink.paper} strokeWidth="1.4" opacity="0.7" />
      <path d="M-12.5 -98C-6 -102 6 -102 12.5 -98" fill="none" stroke={ink.night} strokeWidth="3.6" strokeLinecap="round" />
    </g>
  )
}

/** In an abaya, with a basket. */
export function Woman(props: FigureProps) {
  return (
    <g transform={place(props)}>
      {shadow}
      <path d="M-24 0C-24 -34 -20 -60 -13 -74C-17 -104 17 -104 13 -74C20 -60 24 -34 24 0Z" fill={ink.night} />
      <path d="M4 0C6 -30 6 -56 4 -70L13 -74C20 -60 24 -34 24 0Z" fill="#1f1c24" />
      <ellipse cx="0" cy="-86" rx="7.5" ry="9" fill="#d8a57e" />
      <path d="M-8 -92C-6 -98 6 -98 8 -92" fill="none" stroke="#3c3844" strokeWidth="2.4" />
      <path d="M0 -68V0" stroke={ink.saffron} strokeWidth="1.8" opacity="0.9" />
      <path d="M-15 -64C-22 -54 -24 -46 -22 -38" fill="none" stroke="#35313c" strokeWidth="9" strokeLinecap="round" />
      <path d="M-32 -34C-32 -46 -12 -46 -12 -34" fill="none" stroke={ink.wood} strokeWidth="2.2" />
      <path d="M-36 -34H-8L-12 -16H-32Z" fill={ink.plank} />
      <path d="M-35 -28H-9M-34 -22H-10" stroke={ink.wood} strokeWidth="1.4" />
    </g>
  )
}

/** With a parcel on the way to somebody. */
export function Courier(props: FigureProps) {
  return (
    <g transform={place(props)}>
      {shadow}
      <path d="M-11 0V-40H-1V0ZM2 0V-40H12V0Z" fill="#3d3a35" />
      <path d="M-14 -36C-15 -56 -13 -72 -9 -76H10C14 -72 16 -56 15 -36Z" fill={ink.leaf} />
      <circle cx="0" cy="-88" r="10" fill={ink.skin} />
      <path d="M-10 -90C-10 -104 10 -104 10 -90H17C18 -87 14 -86 10 -87H-10Z" fill={ink.green} />
      <path d="M-10 -70C-12 -58 -2 -50 10 -50" fill="none" stroke={ink.mint} strokeWidth="9" strokeLinecap="round" />
      <rect x="6" y="-70" width="34" height="28" rx="2.5" fill={ink.plank} />
      <rect x="20" y="-70" width="7" height="28" fill={ink.dune} />
      <path d="M12 -48C18 -46 24 -46 28 -46" fill="none" stroke={ink.skin} strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}
