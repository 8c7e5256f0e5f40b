import { around, body, disc, faded, group, label, leaf, line, type Motif, oval, path, rect, repeat, shade, star } from '../shapes.ts'

const date = (x: number, y: number, turn: number, fill: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    oval(0, 0, 27, 17, fill) + faded(0.35, oval(-6, -6, 13, 5, '#ffffff')) + line('M8 8q8 -2 12 -8', '#00000033', 3),
  )

const cookie = (x: number, y: number, r: number, fill: string): string =>
  disc(x, y, r, fill) + ring8(x, y, r * 0.62, shade(fill, -0.2)) + disc(x, y, r * 0.2, shade(fill, -0.25))
const ring8 = (x: number, y: number, r: number, fill: string): string => around(8, x, y, oval(x, y - r, r * 0.16, r * 0.3, fill))

const plate = (cy: number, fill: string): string =>
  oval(200, cy + 10, 150, 30, shade(fill, -0.16)) + oval(200, cy, 150, 30, fill) + oval(200, cy - 2, 122, 21, shade(fill, -0.06))

const chocolate = (x: number, y: number, fill: string, top: string): string =>
  body(x, y, 44, 34, 8, fill) + line(`M${x + 10} ${y + 12}q12 10 24 0`, top, 4)

export const foodMotifs = {
  dateBox: (t) =>
    path('M72 196H328L310 324Q308 340 292 340H108Q92 340 90 324z', t.s) +
    path('M72 196H112L122 340H108Q92 340 90 324z', '#ffffff40') +
    date(116, 190, -20, t.d) +
    date(170, 182, 12, t.m) +
    date(228, 184, -10, t.d) +
    date(284, 190, 18, t.m) +
    date(140, 160, 24, t.m) +
    date(200, 152, -6, t.l) +
    date(258, 160, -24, t.m) +
    date(176, 130, 8, t.d) +
    date(232, 130, -16, t.m) +
    path('M72 196H328L324 222H76z', t.d) +
    path('M200 244c-30 14 -34 44 -34 62c22 -6 34 -26 34 -62c0 36 12 56 34 62c0 -18 -4 -48 -34 -62z', t.m) +
    rect(196, 262, 8, 52, 4, t.d),
  dateTray: (t) =>
    path('M46 270H354L332 326Q328 340 314 340H86Q72 340 68 326z', t.s) +
    path('M46 270H354L350 284H50z', t.sd) +
    repeat(6, (at) => date(92 + at * 43, 256, at % 2 ? -14 : 12, at % 3 ? t.m : t.d)) +
    repeat(5, (at) => date(114 + at * 43, 228, at % 2 ? 16 : -12, at % 3 ? t.d : t.l)) +
    repeat(4, (at) => date(136 + at * 43, 200, at % 2 ? -10 : 14, at % 2 ? t.m : t.d)) +
    repeat(2, (at) => date(178 + at * 44, 172, at ? 12 : -14, t.m)) +
    leaf(118, 186, 76, -48, '#5E8C55') +
    leaf(286, 186, 76, 48, '#6C9A5E'),
  chocolateBox: (t) =>
    path('M62 120H338L322 196H78z', t.s) +
    path('M62 120H338L336 132H64z', t.sl) +
    star(200, 160, 22, t.m) +
    body(62, 196, 276, 144, 12, t.k) +
    rect(76, 208, 248, 122, 8, shade(t.s, 0.5)) +
    repeat(10, (at) => {
      const fills = [t.m, t.d, t.l, '#F3E4C8', t.k]
      return chocolate(86 + (at % 5) * 47, at < 5 ? 220 : 276, fills[(at * 3) % 5] ?? t.m, t.s)
    }),
  syrupBottle: (t) =>
    path('M176 120H224V150C256 168 262 196 262 226V318Q262 340 240 340H160Q138 340 138 318V226C138 196 144 168 176 150z', t.m) +
    path('M176 120H188V152C164 176 158 200 160 226V340Q138 340 138 318V226C138 196 144 168 176 150z', '#ffffff38') +
    body(168, 74, 64, 50, 8, t.s) +
    label(148, 206, 104, 100, '#F8EFDC', t.k, date(200, 240, -14, t.m)) +
    rect(138, 198, 124, 5, 0, t.s),
  honeyJar: (t) =>
    path('M120 160H280Q304 176 304 206V306Q304 340 270 340H130Q96 340 96 306V206Q96 176 120 160z', t.m) +
    path('M120 160H146Q124 186 126 212V340Q96 340 96 306V206Q96 176 120 160z', '#ffffff45') +
    body(112, 108, 176, 54, 10, t.s) +
    label(136, 204, 128, 106, '#FFF6DF', t.s, around(6, 200, 242, path('M200 242l-9 -16h18z', t.m))) +
    line('M318 96L272 200', '#B07A45', 9) +
    group(
      'rotate(24 324 84)',
      repeat(4, (at) => rect(306, 58 + at * 14, 36, 9, 4, '#B07A45')),
    ),
  cookiePlate: (t) =>
    plate(304, t.s) +
    cookie(120, 282, 36, t.m) +
    cookie(200, 288, 36, t.l) +
    cookie(280, 282, 36, t.m) +
    cookie(160, 240, 36, t.l) +
    cookie(240, 240, 36, t.m) +
    cookie(200, 198, 36, t.d) +
    faded(
      0.5,
      repeat(9, (at) => disc(120 + at * 20, 216 + ((at * 37) % 70), 3, '#ffffff')),
    ),
  kunafa: (t) =>
    oval(200, 292, 160, 48, '#8C9298') +
    oval(200, 280, 160, 48, '#C5CBD0') +
    oval(200, 274, 144, 40, t.m) +
    oval(200, 268, 140, 37, t.l) +
    path('M200 268L330 282A140 37 0 0 1 230 304z', '#FFF4DE') +
    path('M200 268L330 282A140 37 0 0 0 338 262z', t.m) +
    faded(
      0.6,
      repeat(26, (at) => line(`M${86 + ((at * 53) % 200)} ${248 + ((at * 17) % 34)}l12 ${at % 2 ? 4 : -4}`, t.d, 3)),
    ) +
    repeat(12, (at) => disc(128 + ((at * 47) % 120), 250 + ((at * 13) % 32), 4, t.s)) +
    oval(200, 262, 22, 7, t.s) +
    faded(0.5, line('M130 210q-18 -24 0 -46t0 -40M200 200q-18 -24 0 -46t0 -44M270 210q-18 -24 0 -46t0 -40', '#ffffff', 8)),
  baklava: (t) =>
    plate(312, '#F4EEE2') +
    repeat(9, (at) => {
      const row = at < 4 ? 0 : at < 7 ? 1 : 2
      const x = [72, 104, 138][row] ?? 72
      const place = row === 0 ? at : row === 1 ? at - 4 : at - 7
      return group(
        `translate(${x + place * 66} ${262 - row * 44})`,
        path('M0 20L30 4L62 20L32 38z', t.l) +
          path('M0 20L32 38V58L0 38z', t.m) +
          path('M62 20L32 38V58L62 38z', t.d) +
          line('M1 28L32 46L61 28', t.k, 2) +
          oval(31, 20, 12, 6, t.s),
      )
    }),
  basbousa: (t) =>
    path('M60 214H340L322 326Q320 340 304 340H96Q80 340 78 326z', '#AEB5BB') +
    path('M60 214L86 150H314L340 214z', t.m) +
    path('M60 214L86 150H104L86 214z', '#ffffff28') +
    rect(56, 208, 288, 16, 6, '#C9CED3') +
    line('M130 150L112 210M200 150V210M270 150L288 210M76 178H324', t.k, 3) +
    repeat(8, (at) => {
      const front = at >= 4
      return oval((front ? 92 : 104) + (at % 4) * (front ? 72 : 64), front ? 194 : 164, 9, 6, at % 2 ? '#F7E7C6' : t.s)
    }) +
    repeat(3, (at) => rect(126 + at * 60, 262, 30, 30, 6, '#98A0A7')),
  luqaimat: (t) =>
    path('M76 224H324Q320 340 230 340H170Q80 340 76 224z', t.s) +
    path('M76 224H108Q110 320 176 340H170Q80 340 76 224z', '#ffffff30') +
    repeat(5, (at) => disc(108 + at * 46, 218, 28, at % 2 ? t.m : t.l)) +
    repeat(4, (at) => disc(132 + at * 46, 186, 28, at % 2 ? t.l : t.m)) +
    repeat(2, (at) => disc(176 + at * 48, 154, 28, at ? t.m : t.l)) +
    path('M140 166q30 -44 70 -30q50 2 52 44q-4 12 -12 0q-8 -18 -20 -2q-6 24 -18 4q-12 -18 -24 0q-8 26 -20 2q-14 -14 -28 -18z', '#5A2C14') +
    repeat(14, (at) => oval(126 + ((at * 41) % 150), 150 + ((at * 23) % 66), 4, 2.5, '#FBEFD3')) +
    line('M96 276Q200 306 304 276', t.sl, 5),
  cake: (t) =>
    rect(186, 318, 28, 20, 4, '#B9BEC4') +
    oval(200, 340, 70, 9, '#A8AEB5') +
    oval(200, 314, 152, 20, '#E9ECEF') +
    body(84, 210, 232, 104, 10, t.l) +
    rect(84, 252, 232, 12, 0, t.s) +
    path(
      'M78 208Q78 176 200 176T322 208V232q-12 20 -24 0q-12 -14 -24 4q-12 22 -26 0q-12 -18 -24 2q-12 24 -26 0q-12 -20 -26 0q-12 20 -24 -2q-14 -18 -26 0q-12 16 -24 -4q-10 -10 -20 0z',
      t.m,
    ) +
    oval(200, 196, 108, 16, shade(t.m, 0.12)) +
    repeat(7, (at) => disc(110 + at * 30, 186 + (at === 0 || at === 6 ? 8 : at === 3 ? -6 : 0), 12, t.s)) +
    body(194, 116, 12, 62, 4, '#F5F0E6') +
    path('M200 84C212 100 210 114 200 115C190 114 188 100 200 84z', '#F6A93B'),
  cupcake: (t) =>
    repeat(3, (at) =>
      group(
        `translate(${[118, 282, 200][at] ?? 200} ${[330, 330, 340][at] ?? 340}) scale(${at === 2 ? 1.1 : 0.82})`,
        path('M-56 -92H56L42 0H-42z', t.s) +
          repeat(5, (rib) => line(`M${-36 + rib * 18} -88L${-28 + rib * 14} -4`, '#00000020', 5)) +
          path(
            'M-64 -92C-70 -124 -44 -132 -38 -140C-34 -168 34 -168 38 -140C44 -132 70 -124 64 -92Q0 -74 -64 -92z',
            [t.l, '#F6E7C9', t.m][at] ?? t.m,
          ) +
          path('M-40 -138C-30 -160 -16 -178 0 -190C16 -178 30 -160 40 -138Q0 -122 -40 -138z', [t.m, '#FFF6E2', t.l][at] ?? t.l) +
          disc(0, -190, 12, '#C2273D'),
      ),
    ),
  sweetBox: (t) =>
    body(56, 210, 288, 130, 14, t.m) +
    path('M56 214L80 120H320L344 214z', t.d) +
    path('M74 206L94 132H306L326 206z', '#FBF2E0') +
    repeat(5, (at) => cookie(112 + at * 44, 188, 18, at % 2 ? '#E0B878' : '#C98A35')) +
    repeat(4, (at) => rect(120 + at * 44, 142, 32, 26, 6, at % 2 ? '#5A3322' : '#8CA84E')) +
    rect(56, 262, 288, 16, 0, t.s) +
    rect(192, 210, 16, 130, 0, t.s) +
    path('M200 268c-20 -34 -64 -30 -58 -4s38 20 58 4c20 16 52 22 58 -4s-38 -30 -58 4z', t.s) +
    disc(200, 270, 12, t.sd),
} as const satisfies Record<string, Motif>
