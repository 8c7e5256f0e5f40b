import { around, body, both, disc, faded, group, line, type Motif, oval, path, rect, repeat, ring, shade } from '../shapes.ts'

const cube = (x: number, y: number, fill: string, mark: string): string =>
  path(`M${x} ${y + 22}L${x + 46} ${y}L${x + 92} ${y + 22}L${x + 46} ${y + 44}z`, shade(fill, 0.3)) +
  path(`M${x} ${y + 22}L${x + 46} ${y + 44}V${y + 100}L${x} ${y + 78}z`, fill) +
  path(`M${x + 92} ${y + 22}L${x + 46} ${y + 44}V${y + 100}L${x + 92} ${y + 78}z`, shade(fill, -0.2)) +
  group(`translate(${x + 23} ${y + 62}) skewY(25)`, mark)

// Letters as strokes, so that no font is needed: alif, ba and jim.
const alif = line('M0 -18V20', '#ffffff', 8)
const ba = line('M-15 -4q0 14 15 14t15 -14', '#ffffff', 7) + disc(0, 22, 5, '#ffffff')
const jim = line('M-14 -14Q6 -20 14 -12Q-14 -4 -12 10T12 20', '#ffffff', 7) + disc(2, 6, 4.5, '#ffffff')

const wheel = (cx: number, cy: number, r: number, tyre: string, hub: string): string =>
  disc(cx, cy, r, tyre) + disc(cx, cy, r * 0.62, hub) + disc(cx, cy, r * 0.22, tyre)

export const toyMotifs = {
  blocks: (t) =>
    cube(62, 240, t.m, alif) +
    cube(246, 240, '#F2C14E', jim) +
    cube(154, 240, t.s, ba) +
    cube(108, 164, '#4DB38C', jim) +
    cube(200, 164, t.m, ba) +
    cube(154, 88, t.s, alif),
  teddy: (t) =>
    both(disc(132, 104, 34, t.m) + disc(132, 104, 19, t.l)) +
    oval(200, 274, 84, 76, t.m) +
    oval(200, 284, 52, 52, t.l) +
    both(group('rotate(28 112 250)', oval(112, 250, 26, 48, t.d)) + oval(132, 322, 40, 26, t.d) + disc(128, 322, 14, t.l)) +
    disc(200, 150, 80, t.m) +
    path(
      'M112 148C108 60 292 60 288 148Q284 176 300 226Q262 214 268 150Q240 108 200 108T132 150Q138 214 100 226Q116 176 112 148z',
      '#FFFFFF',
    ) +
    faded(
      0.85,
      repeat(9, (at) => group(`translate(${124 + at * 19} ${98 - Math.sin((at / 8) * Math.PI) * 18})`, path('M-7 0L0 -7L7 0L0 7z', t.s))),
    ) +
    both(repeat(4, (at) => path(`M${118 - at * 2} ${148 + at * 18}l7 -7l7 7l-7 7z`, t.s))) +
    path('M128 116Q200 78 272 116', 'none') +
    line('M126 116Q200 78 274 116', '#2B2320', 13) +
    both(disc(172, 152, 8, '#2B2320') + disc(170, 149, 2.5, '#ffffff')) +
    oval(200, 184, 30, 22, t.l) +
    oval(200, 174, 11, 8, '#2B2320') +
    line('M200 182v8q-10 8 -16 2M200 190q10 8 16 2', '#2B2320', 4),
  rings: (t) =>
    body(190, 70, 20, 260, 8, '#D9B98A') +
    ['#E4573D', t.m, '#F5D04C', '#6BBF6B', t.s, '#4A8FD8', '#7E62B8']
      .reverse()
      .map((fill, at) => body(84 + at * 14, 304 - at * 36, 232 - at * 28, 36, 18, fill))
      .join('') +
    disc(200, 64, 24, '#E4573D'),
  train: (t) =>
    rect(24, 332, 352, 8, 4, '#A9764A') +
    repeat(9, (at) => rect(36 + at * 38, 338, 16, 8, 2, '#8A5C36')) +
    body(206, 220, 150, 78, 12, t.m) +
    body(216, 138, 74, 90, 8, t.s) +
    rect(206, 126, 94, 18, 8, t.sd) +
    rect(232, 160, 42, 38, 6, '#CFE8F5') +
    path('M318 220L312 172H346L340 220z', t.d) +
    body(304, 160, 50, 16, 6, '#F2C14E') +
    disc(356, 256, 16, '#F2C14E') +
    body(40, 230, 140, 68, 12, '#F2C14E') +
    repeat(3, (at) => disc(76 + at * 34, 222 - (at === 1 ? 10 : 0), 22, ['#6BBF6B', t.s, t.m][at] ?? t.m)) +
    rect(40, 230, 140, 20, 8, '#DDA93A') +
    rect(178, 280, 30, 10, 4, '#5A4636') +
    [76, 146, 238, 318].map((x) => wheel(x, 308, 25, '#3B3F46', '#EDEFF2')).join('') +
    faded(0.6, disc(330, 124, 16, '#ffffff') + disc(306, 92, 22, '#ffffff')),
  puzzle: (t) => {
    const piece = (fill: string) =>
      path('M0 0H40a16 16 0 1 1 30 0H110V40a16 16 0 1 0 0 30V110H70a16 16 0 1 0 -30 0H0V70a16 16 0 1 1 0 -30z', fill) +
      faded(0.25, path('M0 0H40L0 40z', '#ffffff'))
    return (
      group('translate(92 112)', piece(t.m)) +
      group('translate(202 112)', piece(t.s)) +
      group('translate(92 222)', piece(t.l)) +
      group('translate(232 236) rotate(12)', piece('#E4573D')) +
      faded(0.9, line('M120 190q30 -50 60 -20t60 -30', '#ffffff', 5))
    )
  },
  rocket: (t) =>
    both(path('M160 214L96 292L104 322L164 286z', t.s)) +
    path('M200 36C262 92 266 210 244 300H156C134 210 138 92 200 36z', '#F5F6FA') +
    path('M200 36C236 68 252 116 255 160L200 100V36z', '#00000010') +
    path('M200 36C228 62 244 94 251 130H149C156 94 172 62 200 36z', t.m) +
    disc(200, 176, 32, t.s) +
    disc(200, 176, 22, '#BFE3F5') +
    faded(0.7, path('M186 166a18 18 0 0 1 22 -8z', '#ffffff')) +
    body(160, 294, 80, 20, 6, t.k) +
    path('M166 314H234Q226 350 200 368Q174 350 166 314z', '#F6A93B') +
    path('M182 314H218Q214 336 200 346Q186 336 182 314z', '#FFF0B8') +
    [
      [84, 90],
      [312, 130],
      [70, 200],
      [330, 60],
    ]
      .map(
        ([x, y]) =>
          around(2, x ?? 0, y ?? 0, rect((x ?? 0) - 9, (y ?? 0) - 2, 18, 4, 2, '#F2C14E'), 0) +
          rect((x ?? 0) - 2, (y ?? 0) - 9, 4, 18, 2, '#F2C14E'),
      )
      .join(''),
  crayons: (t) =>
    repeat(6, (at) => {
      const fill = ['#E4573D', '#F2A33A', '#F5D04C', '#5BAF6A', '#4A8FD8', '#8A63B8'][at] ?? t.m
      const x = 92 + at * 37
      const y = 96 + (at % 2) * 18 - (at === 2 ? 12 : 0)
      return (
        path(`M${x + 8} ${y}L${x + 15} ${y - 26}L${x + 22} ${y}z`, shade(fill, -0.1)) +
        body(x, y, 30, 190, 5, fill) +
        rect(x, y + 16, 30, 6, 0, '#00000022')
      )
    }) +
    path('M72 196H328L316 340H84z', t.m) +
    path('M72 196H108L112 340H84z', '#ffffff30') +
    rect(126, 236, 148, 64, 12, t.s) +
    line('M146 278q20 -40 36 -10t34 -8t36 0', '#ffffff', 8),
  boardGame: (t) =>
    path('M200 92L364 196L200 300L36 196z', t.m) +
    path('M36 196L200 300V326L36 222z', t.d) +
    path('M364 196L200 300V326L364 222z', t.k) +
    path('M200 116L326 196L200 276L74 196z', '#F7E9CB') +
    repeat(4, (at) => line(`M${200 - at * 31.5} ${132 + at * 20 - 16}L${326 - at * 31.5 - 0} ${196 + at * 20}`, '#00000000', 1)) +
    line(
      'M168.500 136L294.500 216M137 156L263 236M105.500 176L231.500 256M231.500 136L105.500 216M263 156L137 236M294.500 176L168.500 256',
      t.l,
      4,
    ) +
    path('M200 176L231 196L200 216L169 196z', t.s) +
    [
      [130, 186, '#E4573D'],
      [258, 182, '#2F6E9E'],
      [206, 244, '#F2B23E'],
    ]
      .map(([x, y, f]) =>
        group(
          `translate(${x} ${y})`,
          path('M-16 0Q-14 -34 -8 -44H8Q14 -34 16 0z', String(f)) + disc(0, -54, 15, String(f)) + faded(0.35, disc(-5, -58, 5, '#ffffff')),
        ),
      )
      .join('') +
    group(
      'translate(318 296) rotate(-8)',
      rect(-26, -26, 52, 52, 10, '#ffffff') +
        [
          [-13, -13],
          [13, 13],
          [0, 0],
          [13, -13],
          [-13, 13],
        ]
          .map(([x, y]) => disc(x ?? 0, y ?? 0, 5, '#2B2320'))
          .join(''),
    ),
  carrom: (t) =>
    body(56, 56, 288, 288, 18, t.s) +
    rect(78, 78, 244, 244, 6, t.l) +
    around(4, 200, 200, disc(96, 96, 15, '#221A16') + line('M122 122L164 164', '#A5342B', 3) + line('M132 286H268M132 298H268', t.s, 3)) +
    ring(200, 200, 46, '#A5342B', 3) +
    around(6, 200, 200, disc(200, 174, 12, '#2B2320')) +
    around(6, 200, 200, disc(200, 174, 12, '#FBF2E0'), 30) +
    disc(200, 200, 12, '#C2273D') +
    disc(200, 292, 18, '#2F6E9E') +
    ring(200, 292, 9, '#ffffff', 3),
  bike: (t) =>
    line('M120 284L164 170H262L292 284M164 170L208 284L262 176M120 284H208', t.m, 14) +
    line('M262 176L252 116H290', t.s, 12) +
    line('M164 170L156 138', t.s, 10) +
    body(118, 122, 76, 20, 10, t.s) +
    [
      [112, 284],
      [296, 284],
    ]
      .map(
        ([x, y]) =>
          ring(x ?? 0, y ?? 0, 50, t.s, 13) +
          ring(x ?? 0, y ?? 0, 40, '#E8EBEE', 4) +
          around(6, x ?? 0, y ?? 0, line(`M${x} ${y}V${(y ?? 0) - 42}`, '#C4CAD0', 3)) +
          disc(x ?? 0, y ?? 0, 10, t.m),
      )
      .join('') +
    body(278, 104, 34, 14, 7, '#F2C14E'),
  kite: (t) =>
    both(
      path('M200 128C150 96 92 108 34 176C80 166 104 178 122 202C146 190 172 196 192 226z', t.m) +
        line('M58 164Q110 140 186 184M92 148Q140 146 190 200', t.k, 5),
    ) +
    path('M200 92C222 104 222 136 218 170L226 252L200 300L174 252L182 170C178 136 178 104 200 92z', t.d) +
    path('M192 112L200 136L208 112z', t.s) +
    both(disc(190, 108, 4, '#ffffff')) +
    line('M200 300Q170 330 206 344T190 380', '#8A7B66', 3) +
    [
      [196, 322],
      [204, 346],
    ]
      .map(([x, y]) => path(`M${x} ${y}l-16 -9v18zM${x} ${y}l16 -9v18z`, t.s))
      .join(''),
} as const satisfies Record<string, Motif>
