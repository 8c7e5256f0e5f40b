import { body, disc, faded, group, label, line, type Motif, oval, path, rect, repeat, shade, star } from '../shapes.ts'

const smoke = (x: number, y: number): string =>
  faded(
    0.45,
    line(`M${x} ${y}q-22 -24 0 -48t0 -52q-10 -16 4 -30`, '#ffffff', 9) + line(`M${x + 26} ${y + 6}q16 -20 0 -40t2 -36`, '#ffffff', 6),
  )

const chip = (x: number, y: number, turn: number, fill: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path('M-38 4L-24 -14L30 -12L40 4L24 14L-28 12z', fill) + line('M-26 0L26 -2M-16 6L20 6', '#00000038', 3),
  )

export const scentMotifs = {
  oudChips: (t) =>
    body(84, 250, 232, 90, 12, t.k) +
    rect(84, 264, 232, 8, 0, t.s) +
    oval(200, 252, 116, 30, shade(t.k, -0.3)) +
    chip(140, 246, -14, t.m) +
    chip(206, 250, 8, t.d) +
    chip(264, 246, -8, t.m) +
    chip(170, 226, 20, t.l) +
    chip(236, 222, -22, t.d) +
    chip(200, 204, 6, t.m) +
    star(200, 306, 17, t.s) +
    smoke(196, 180),
  tola: (t) =>
    path('M176 142H224L262 210V318Q262 340 240 340H160Q138 340 138 318V210z', '#ffffff70') +
    path('M146 232H254V316Q254 332 238 332H162Q146 332 146 316z', t.m) +
    path('M146 232H174V332H162Q146 332 146 316z', '#ffffff38') +
    path('M176 142L138 210H160L192 142zM224 142L262 210H240L208 142z', '#ffffff66') +
    body(172, 116, 56, 30, 6, t.s) +
    path('M178 116L166 66Q200 30 234 66L222 116z', t.s) +
    path('M178 116L166 66Q176 54 190 50L192 116z', '#ffffff50') +
    disc(200, 46, 11, t.sd) +
    star(200, 276, 26, t.s) +
    disc(200, 276, 10, t.m),
  sprayBottle: (t) =>
    rect(118, 156, 164, 184, 18, '#ffffff88') +
    rect(128, 190, 144, 140, 12, t.m) +
    rect(128, 190, 30, 140, 12, '#ffffff3a') +
    rect(250, 190, 22, 140, 12, '#0000001a') +
    label(158, 214, 84, 88, t.s, t.k, star(200, 244, 14, t.k)) +
    body(174, 132, 52, 28, 5, '#C9B27A') +
    body(160, 64, 80, 72, 10, t.k) +
    rect(160, 118, 80, 6, 0, '#C9B27A'),
  mistBottle: (t) =>
    body(150, 150, 100, 190, 26, t.m) +
    label(164, 210, 72, 96, t.s, t.k) +
    body(168, 124, 64, 30, 8, '#D8DCE0') +
    path('M172 84H236L246 96L236 124H172z', t.k) +
    disc(252, 98, 5, t.s) +
    faded(
      0.6,
      repeat(6, (at) => disc(274 + (at % 3) * 18, 82 + at * 7, 4, '#ffffff')),
    ),
  jarDark: (t) =>
    body(112, 178, 176, 162, 26, t.m) +
    body(104, 138, 192, 50, 12, t.s) +
    repeat(14, (at) => rect(110 + at * 13, 146, 3, 34, 1, '#00000018')) +
    label(140, 208, 120, 104, '#F6EEDD', t.k, star(200, 246, 19, t.d)) +
    smoke(196, 122),
  mabkhara: (t) =>
    smoke(196, 100) +
    path('M132 120H268L246 206H154z', t.m) +
    path('M132 120H160L176 206H154z', '#ffffff26') +
    rect(124, 104, 152, 22, 6, t.s) +
    rect(166, 204, 68, 34, 4, t.d) +
    path('M166 236H234L270 318H130z', t.m) +
    path('M166 236H186L166 318H130z', '#ffffff26') +
    body(116, 314, 168, 26, 6, t.d) +
    repeat(4, (at) => path(`M${150 + at * 27} 132l13 0l-6.500 34z`, t.s)) +
    star(200, 180, 14, t.s) +
    repeat(3, (at) => path(`M${162 + at * 26} 304l12 -30l12 30z`, t.s)) +
    oval(200, 104, 60, 9, '#3B2A22') +
    repeat(4, (at) => disc(172 + at * 18, 100, 7, at % 2 ? '#F2853C' : '#5A3325')),
  giftSet: (t) =>
    path('M62 206H338V318Q338 340 316 340H84Q62 340 62 318z', t.m) +
    path('M62 206L84 84H316L338 206z', t.d) +
    path('M80 194L98 100H302L320 194z', shade(t.s, 0.1)) +
    star(200, 146, 28, t.m) +
    rect(78, 216, 244, 108, 10, '#7B2D3A') +
    body(98, 232, 44, 84, 8, '#B98546') +
    body(108, 216, 24, 22, 4, t.s) +
    chip(200, 262, -8, '#6B4A2F') +
    chip(206, 284, 10, '#8A6038') +
    chip(196, 304, -4, '#5A3C25') +
    path('M262 240H306L298 276H270zM276 276H292L302 314H266z', '#8A5A33') +
    rect(258, 232, 52, 10, 3, t.s),
  candle: (t) =>
    path('M112 190H288L270 326Q268 340 252 340H148Q132 340 130 326z', t.m) +
    path('M112 190H146L158 340H148Q132 340 130 326z', '#ffffff2a') +
    path('M288 190H262L248 340H252Q268 340 270 326z', '#0000001c') +
    oval(200, 190, 88, 20, t.d) +
    oval(200, 190, 76, 15, t.s) +
    line('M200 190V160', '#4A3B30', 5) +
    path('M200 92C226 128 222 158 200 160C178 158 174 128 200 92z', '#F6A93B') +
    path('M200 122C212 140 210 156 200 157C190 156 188 140 200 122z', '#FFF0B8') +
    faded(0.25, disc(200, 140, 56, '#FFE7A0')) +
    line('M134 250Q200 270 266 250M138 276Q200 296 262 276', t.d, 5),
  soap: (t) =>
    body(92, 282, 216, 58, 12, t.m) +
    group('rotate(-4 200 250)', body(104, 226, 200, 58, 12, t.s)) +
    group(
      'rotate(5 200 190)',
      body(112, 168, 184, 58, 12, t.l) + rect(186, 164, 30, 66, 0, '#B58A5A') + line('M201 164V230', '#8F6A40', 2),
    ) +
    line('M130 312H170M250 312H276', t.d, 5) +
    group('rotate(-24 300 140)', oval(300, 140, 14, 34, '#8FA05B')) +
    disc(112, 140, 16, '#ffffff66') +
    disc(140, 118, 9, '#ffffff66') +
    disc(98, 112, 6, '#ffffff66'),
} as const satisfies Record<string, Motif>
