import { ink } from './palette.ts'

// Each is drawn above the point (0, 0), where it stands.

const at = (x: number, y: number, scale = 1) => `translate(${x} ${y}) scale(${scale})`

/** A coffee pot. */
export function Dallah({ x, y, scale }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={at(x, y, scale)}>
      <path d="M-9 -27C-25 -29 -25 -7 -13 -6" fill="none" stroke={ink.saffron} strokeWidth="3" />
      <path d="M8 -25C18 -26 21 -33 25 -41L28 -40C25 -28 20 -16 10 -12Z" fill={ink.saffron} />
      <path d="M-14 0C-19 -13 -8 -21 -8 -29H8C8 -21 19 -13 14 0Z" fill={ink.amber} />
      <path d="M-9 -29C-7 -38 7 -38 9 -29Z" fill={ink.saffron} />
      <circle cx="0" cy="-39" r="2.6" fill={ink.saffron} />
    </g>
  )
}

const dates = [
  [-16, -12],
  [-8, -14],
  [0, -12],
  [8, -14],
  [16, -12],
  [-12, -18],
  [-4, -20],
  [4, -19],
  [12, -18],
  [0, -25],
]

/** A palm basket of dates. */
export function Dates({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at(x, y)}>
      {dates.map(([cx, cy]) => (
        <ellipse key={`${cx}${cy}`} cx={cx} cy={cy} rx="5" ry="3.8" fill={(cx ?? 0) % 8 === 0 ? '#6b3f22' : '#7f4d2a'} />
      ))}
      <path d="M-24 -12H24L18 0H-18Z" fill={ink.dune} />
      <path d="M-22 -8H22M-20 -4H20" stroke={ink.plank} strokeWidth="1.4" />
    </g>
  )
}

/** A perfume bottle. */
export function Bottle({ x, y, fill, tall = 22 }: { x: number; y: number; fill: string; tall?: number }) {
  return (
    <g transform={at(x, y)}>
      <rect x="-8" y={-tall} width="16" height={tall} rx="3" fill={fill} />
      <rect x="-5" y={-tall + 6} width="10" height={tall - 12} rx="1" fill={ink.paper} opacity="0.75" />
      <rect x="-3.5" y={-tall - 7} width="7" height="8" rx="1.5" fill={ink.saffron} />
    </g>
  )
}

/** An incense burner with its smoke. */
export function Burner({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at(x, y)}>
      <path
        d="M-2 -26C-8 -36 6 -40 0 -52C-2 -58 2 -62 4 -66"
        fill="none"
        stroke={ink.paper}
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M-13 0L-8 -9H8L13 0Z" fill={ink.wood} />
      <path d="M-8 -9L-13 -25H13L8 -9Z" fill={ink.plank} />
      <path d="M-13 -25H13L11 -20H-11Z" fill={ink.saffron} />
    </g>
  )
}

/** Folded cloth, one colour on the other. */
export function Cloth({ x, y, colours }: { x: number; y: number; colours: readonly string[] }) {
  return (
    <g transform={at(x, y)}>
      {colours.map((fill, index) => (
        <rect key={fill} x={-19 + index} y={-9 * (index + 1)} width={38 - 2 * index} height="8.4" rx="3" fill={fill} />
      ))}
    </g>
  )
}

/** A garment on its hanger. */
export function Garment({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={at(x, y)}>
      <path d="M0 0V4" stroke={ink.amber} strokeWidth="1.6" />
      <path d="M0 3L-14 10L-11 22L-7 20L-10 54H10L7 20L11 22L14 10Z" fill={fill} />
      <path d="M0 6V54" stroke={ink.saffron} strokeWidth="1.6" opacity="0.8" />
    </g>
  )
}

/** A clay jar. */
export function Jar({ x, y, fill = ink.clay }: { x: number; y: number; fill?: string }) {
  return (
    <g transform={at(x, y)}>
      <path d="M-8 0C-20 -12 -14 -26 -6 -30H6C14 -26 20 -12 8 0Z" fill={fill} />
      <rect x="-8" y="-35" width="16" height="5" rx="2" fill={fill} />
      <path d="M-14 -17L-7 -12L0 -17L7 -12L14 -17" fill="none" stroke={ink.paper} strokeWidth="1.8" opacity="0.85" />
    </g>
  )
}

/** A wrapped present. */
export function Gift({
  x,
  y,
  fill,
  ribbon = ink.amber,
  size = 24,
}: {
  x: number
  y: number
  fill: string
  ribbon?: string
  size?: number
}) {
  return (
    <g transform={at(x, y)}>
      <rect x={-size / 2} y={-size} width={size} height={size} rx="2.5" fill={fill} />
      <path d={`M0 0V${-size}M${-size / 2} ${-size * 0.58}H${size / 2}`} stroke={ribbon} strokeWidth="3" />
      <path d={`M0 ${-size}C-10 ${-size - 12} -14 ${-size - 1} 0 ${-size}C14 ${-size - 1} 10 ${-size - 12} 0 ${-size}Z`} fill={ribbon} />
    </g>
  )
}
