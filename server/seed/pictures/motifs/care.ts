import { around, body, disc, faded, group, label, leaf, line, type Motif, oval, path, rect, repeat, ring, shade, star } from '../shapes.ts'

export const careMotifs = {
  serum: (t) =>
    body(144, 170, 112, 170, 18, t.m) +
    faded(0.35, rect(156, 184, 14, 142, 7, '#ffffff')) +
    label(162, 210, 76, 104, t.s, t.k, path('M200 226c14 18 15 22 15 28a15 15 0 1 1 -30 0c0 -6 1 -10 15 -28z', t.m)) +
    body(166, 140, 68, 34, 6, '#F4F1EC') +
    path('M176 142C170 110 178 66 200 66S230 110 224 142z', t.k) +
    faded(0.4, path('M182 140C178 112 184 78 194 72Q190 110 194 140z', '#ffffff')) +
    disc(304, 314, 20, t.m) +
    faded(0.6, disc(298, 308, 6, '#ffffff')),
  tube: (t) =>
    path('M128 62H272L256 286H144z', t.m) +
    path('M128 62H152L162 286H144z', '#ffffff50') +
    path('M272 62H252L240 286H256z', '#00000012') +
    rect(124, 48, 152, 20, 4, t.d) +
    repeat(15, (at) => rect(130 + at * 10, 50, 2, 16, 1, '#00000020')) +
    body(150, 284, 100, 56, 8, t.s) +
    disc(200, 150, 36, '#FFF7DF') +
    around(8, 200, 150, rect(197, 100, 6, 12, 3, '#FFF7DF')) +
    disc(200, 150, 22, t.d) +
    rect(166, 218, 68, 8, 4, t.k) +
    rect(178, 234, 44, 6, 3, t.k),
  creamJar: (t) =>
    body(92, 214, 216, 126, 26, t.m) +
    rect(100, 204, 200, 18, 6, '#FFFFFF') +
    label(140, 240, 120, 78, t.s, t.k, leaf(200, 286, 40, 0, t.d)) +
    oval(200, 204, 100, 18, '#FDF8F1') +
    path('M130 200q20 -44 64 -34q-6 -24 20 -30q-2 20 18 28q34 8 36 36q-68 14 -138 0z', '#FFFDF8') +
    line('M160 190q30 -18 64 -4', '#E9DCCF', 5) +
    disc(318, 298, 42, t.d) +
    disc(318, 298, 33, t.m) +
    leaf(318, 316, 36, 0, t.s),
  lipstick: (t) =>
    body(152, 226, 96, 114, 8, t.s) +
    rect(152, 238, 96, 6, 0, '#D9AE4E') +
    body(164, 158, 72, 72, 4, '#D9AE4E') +
    path('M174 160V92Q196 46 226 62V160z', t.m) +
    path('M174 160V92Q184 68 198 60Q190 110 192 160z', '#ffffff38') +
    body(286, 176, 66, 164, 10, t.s) +
    rect(286, 322, 66, 6, 0, '#D9AE4E') +
    line('M58 320q16 -30 36 -8t38 -6', t.m, 15),
  palette: (t) =>
    path('M66 66H334V196H66z', t.k) +
    rect(80, 80, 240, 106, 6, '#D7E4E8') +
    path('M80 186L170 80H220L130 186z', '#ffffff80') +
    body(58, 194, 284, 146, 14, t.k) +
    repeat(9, (at) => {
      const fills = ['#F3DCC3', t.s, t.m, '#8A4A36', '#D98A5B', '#5B2E2A', '#E9C46A', '#C26E6E', '#3E2A2A']
      const x = 72 + (at % 5) * 52
      const second = at > 4
      const fill = fills[at] ?? t.m
      return (
        rect(second ? 98 + (at - 5) * 52 : x, second ? 270 : 208, 46, 54, 8, fill) +
        faded(0.3, path(`M${(second ? 98 + (at - 5) * 52 : x) + 4} ${(second ? 270 : 208) + 40}l34 -34h-30z`, '#ffffff'))
      )
    }),
  kohl: (t) =>
    path('M150 220C120 250 124 320 160 340H240C276 320 280 250 250 220z', t.m) +
    path('M150 220C120 250 124 320 160 340H184C150 310 150 250 172 220z', '#ffffff38') +
    rect(150, 204, 100, 20, 6, t.d) +
    path('M164 204L180 140H220L236 204z', t.m) +
    disc(200, 128, 20, t.d) +
    body(194, 44, 12, 80, 5, t.d) +
    star(200, 282, 26, t.d) +
    disc(200, 282, 10, t.l) +
    group('rotate(32 310 240)', body(304, 120, 12, 200, 6, t.d) + path('M304 120Q310 70 316 120z', t.s)),
  nailPolish: (t) =>
    repeat(3, (at) => {
      const fill = [t.m, '#E8A07A', t.s][at] ?? t.m
      return group(
        `translate(${68 + at * 96} ${at === 1 ? 0 : 12})`,
        body(0, 220, 76, 112, 20, fill) +
          faded(0.4, rect(12, 236, 10, 76, 5, '#ffffff')) +
          rect(24, 204, 28, 20, 3, '#D9D2C8') +
          path('M20 206L26 92Q38 80 50 92L56 206z', '#2B2B2E') +
          faded(0.3, path('M26 200L30 96Q34 92 36 92V200z', '#ffffff')),
      )
    }),
  oilBottle: (t) =>
    path('M176 126H224V152C262 170 268 200 268 230V314Q268 340 242 340H158Q132 340 132 314V230C132 200 138 170 176 152z', t.m) +
    path('M176 126H188V154C160 176 154 204 156 234V340Q132 338 132 314V230C132 200 138 170 176 152z', '#ffffff35') +
    body(170, 84, 60, 46, 6, t.k) +
    label(150, 214, 100, 104, '#FAF5E4', t.k, leaf(200, 264, 42, -22, t.m) + leaf(200, 264, 42, 22, t.d)) +
    leaf(300, 340, 80, 24, t.d) +
    leaf(306, 340, 60, 60, t.m) +
    disc(96, 322, 16, t.s),
  pumpBottle: (t) =>
    body(128, 150, 144, 190, 30, t.m) +
    label(150, 196, 100, 112, '#FFF8EC', t.s, around(6, 200, 234, oval(200, 220, 6, 12, t.m))) +
    body(172, 118, 56, 36, 6, t.s) +
    rect(192, 84, 16, 38, 0, t.s) +
    path('M150 64H226Q236 64 236 76V90H168L146 100V84Q140 64 150 64z', t.s),
  brushes: (t) =>
    repeat(5, (at) => {
      const x = 108 + at * 42
      const top = [96, 66, 84, 58, 100][at] ?? 80
      return group(
        `rotate(${-16 + at * 8} ${x} 330)`,
        path(
          `M${x} ${top + 56}Q${x - 6} ${top} ${x + 12} ${top - 18}Q${x + 30} ${top} ${x + 24} ${top + 56}z`,
          at % 2 ? '#5B4038' : '#E8C9B5',
        ) +
          body(x, top + 52, 24, 34, 3, '#D9AE4E') +
          body(x + 4, top + 84, 16, 200 - top * 0.4, 6, t.s),
      )
    }) +
    path('M84 226H316L296 330Q294 340 282 340H118Q106 340 104 330z', t.m) +
    path('M84 226H120L130 340H118Q106 340 104 330z', '#ffffff38') +
    rect(84, 220, 232, 18, 8, t.d) +
    star(200, 286, 18, '#ffffffa0'),
  clayPot: (t) =>
    path('M164 92H236L230 128C300 148 318 214 304 258C292 304 256 340 200 340S108 304 96 258C82 214 100 148 170 128z', t.m) +
    path('M164 92H182L186 130C130 160 118 220 128 268Q140 316 176 338C136 330 104 296 96 258C82 214 100 148 170 128z', '#ffffff2a') +
    body(152, 76, 96, 22, 9, t.d) +
    line('M98 196Q200 236 302 196M94 226Q200 268 306 226', t.k, 5) +
    repeat(8, (at) => disc(122 + at * 22.5, 226 + Math.sin((at / 7) * Math.PI) * 16 - 8, 5, t.s)) +
    line('M238 116q62 -8 58 70M162 116q-62 -8 -58 70', t.d, 13),
  mugs: (t) => {
    const mug = (x: number, y: number, fill: string) =>
      line(`M${x + 112} ${y + 30}q54 0 50 40t-56 32`, t.s, 15) +
      path(`M${x} ${y}h120l-8 122q-2 12 -14 12h-76q-12 0 -14 -12z`, t.s) +
      path(`M${x} ${y}h120l-5 76q-14 18 -26 0q-14 -16 -28 2q-14 18 -28 0q-14 -14 -28 4z`, fill) +
      path(`M${x} ${y}h26l4 134h-8q-12 0 -14 -12z`, '#ffffff30') +
      oval(x + 60, y, 60, 11, shade(fill, -0.25))
    return group('translate(26 -66)', mug(132, 184, t.l)) + mug(64, 206, t.m)
  },
  cookingPot: (t) =>
    path('M62 226H338C338 300 300 340 240 340H160C100 340 62 300 62 226z', t.m) +
    path('M62 226H98C98 296 130 336 170 340H160C100 340 62 300 62 226z', '#ffffff22') +
    path('M72 214C84 150 150 132 200 132S316 150 328 214z', t.l) +
    path('M72 214C84 150 150 132 176 132Q120 160 108 214z', '#ffffff22') +
    rect(54, 210, 292, 20, 10, t.d) +
    body(176, 98, 48, 38, 15, t.d) +
    line('M62 250q-30 0 -26 26t34 16M338 250q30 0 26 26t-34 16', t.d, 13) +
    line('M88 270Q200 306 312 270', t.s, 6) +
    faded(0.45, line('M150 96q-14 -20 0 -36t0 -30M252 96q14 -20 0 -36t0 -30', '#ffffff', 7)),
  basket: (t) =>
    line('M112 196C112 40 288 40 288 196', '#8A5A33', 15) +
    path('M72 190H328L296 326Q292 340 276 340H124Q108 340 104 326z', t.m) +
    repeat(6, (row) =>
      repeat(11 - Math.floor(row / 2), (at) =>
        rect(82 + at * 23 + row * 5 + (row % 2) * 10, 204 + row * 22, 16, 14, 4, row === 2 || row === 3 ? t.s : at % 2 ? t.d : t.l),
      ),
    ) +
    body(62, 180, 276, 24, 11, t.d) +
    repeat(16, (at) => line(`M${76 + at * 16.4} 184l8 16`, t.k, 3)),
  palmDisc: (t) =>
    [140, 124, 108, 92, 76, 60, 44, 28, 12]
      .map((r, at) => disc(200, 200, r, [t.d, t.m, t.s, t.l, t.m, t.s, t.l, t.m, t.s][at] ?? t.m))
      .join('') +
    around(16, 200, 200, path('M200 88l9 -14h-18z', t.s)) +
    around(12, 200, 200, path('M200 132l8 16h-16z', t.m)) +
    faded(0.25, around(48, 200, 200, line('M200 62V184', t.k, 1.5))),
  handFan: (t) =>
    body(84, 60, 20, 284, 8, '#8A5A33') +
    path('M104 70H310Q322 70 322 84V226Q322 240 310 240H104z', t.m) +
    repeat(6, (row) =>
      repeat(8, (at) => rect(112 + at * 26, 78 + row * 27, 22, 22, 3, (row + at) % 3 === 0 ? t.s : (row + at) % 3 === 1 ? t.l : t.d)),
    ) +
    repeat(9, (at) => path(`M322 ${78 + at * 18}l14 8l-14 8z`, t.s)) +
    line('M94 344q-10 20 -22 22M94 344q4 22 14 26', t.s, 5),
  beads: (t) => {
    const bead = (angle: number) => {
      const x = 200 + Math.cos(angle) * 118
      const y = 168 + Math.sin(angle) * 104
      return disc(x, y, 13, t.m) + faded(0.55, disc(x - 4, y - 4, 4, '#ffffff'))
    }
    return (
      ring(200, 168, 104, '#6B4A2A', 2) +
      repeat(27, (at) => bead(Math.PI / 2 + 0.26 + at * 0.2225)) +
      body(188, 266, 24, 44, 10, t.d) +
      disc(200, 318, 9, t.s) +
      path('M188 326H212L222 384H178z', t.s) +
      line('M190 334L184 382M200 334V384M210 334L216 382', t.sd, 2.5)
    )
  },
  necklace: (t) =>
    path('M120 340V150C120 60 280 60 280 150V340z', '#F1E7DA') +
    path('M120 340V150C120 104 156 82 190 80Q150 150 160 340z', '#ffffff80') +
    line('M140 108Q150 236 200 250Q250 236 260 108', t.s, 6) +
    repeat(6, (at) => disc(148 + at * 7, 156 + at * 15, 6, t.sd) + disc(252 - at * 7, 156 + at * 15, 6, t.sd)) +
    path('M164 252H236L222 304Q200 322 178 304z', t.s) +
    oval(200, 278, 20, 18, t.m) +
    faded(0.5, oval(194, 271, 7, 5, '#ffffff')) +
    repeat(5, (at) => line(`M${176 + at * 12} 310v14`, t.sd, 3) + disc(176 + at * 12, 328, 5, t.s)),
} as const satisfies Record<string, Motif>
