import { body, disc, faded, group, line, type Motif, oval, path, rect, repeat, ring, shade, star } from '../shapes.ts'

export const bookMotifs = {
  notebook: (t) =>
    rect(112, 66, 190, 274, 10, '#F4EEE0') +
    rect(116, 72, 190, 268, 10, '#E5DCC9') +
    body(98, 60, 196, 276, 12, t.m) +
    rect(98, 60, 26, 276, 10, t.d) +
    repeat(5, (row) =>
      repeat(3, (at) =>
        group(
          `translate(${158 + at * 44} ${108 + row * 46})`,
          path('M-15 18V-4Q-15 -18 0 -20Q15 -18 15 -4V18z', row % 2 ? t.l : t.s) + path('M-8 18V0Q0 -12 8 0V18z', t.m),
        ),
      ),
    ) +
    rect(268, 60, 9, 276, 0, t.s) +
    path('M150 336V362L158 354L166 362V336z', t.s),
  planner: (t) =>
    body(90, 62, 220, 278, 14, t.m) +
    rect(126, 84, 164, 236, 8, t.s) +
    repeat(9, (at) => ring(104, 92 + at * 28, 8, '#C9CED4', 5)) +
    rect(144, 104, 128, 26, 6, t.m) +
    repeat(4, (row) =>
      repeat(5, (at) => rect(146 + at * 26, 148 + row * 26, 18, 16, 4, (row * 5 + at) % 7 === 3 ? t.m : shade(t.s, -0.1))),
    ) +
    line('M146 276H260M146 296H226', shade(t.s, -0.25), 6) +
    group('rotate(14 318 210)', body(306, 96, 16, 210, 6, t.k) + path('M306 306h16l-8 26z', '#F3DDB7')),
  calligraphy: (t) =>
    group(
      'rotate(-4 170 250)',
      rect(52, 128, 216, 212, 4, '#FBF4E4') +
        line('M226 186q-20 40 -60 22t-44 12q8 24 60 14', t.k, 13) +
        disc(178, 256, 9, t.k) +
        disc(154, 262, 9, t.k) +
        line('M82 300H236M82 316H190', '#00000018', 4),
    ) +
    body(256, 262, 92, 78, 14, t.m) +
    body(274, 238, 56, 28, 8, t.k) +
    rect(268, 288, 68, 26, 5, t.s) +
    group(
      'rotate(34 250 120)',
      body(240, 20, 20, 190, 6, t.s) + path('M240 210H260L254 250L246 244z', t.sd) + line('M244 60H256M244 120H256', t.sd, 4),
    ),
  pen: (t) =>
    group(
      'rotate(42 200 200)',
      body(172, 20, 56, 186, 20, t.m) +
        rect(172, 146, 56, 9, 0, t.s) +
        rect(172, 160, 56, 4, 0, t.s) +
        body(178, 200, 44, 70, 6, t.k) +
        path('M184 268H216L204 340H196z', t.s) +
        line('M200 288V338', t.sd, 3) +
        disc(200, 288, 5, t.sd) +
        body(222, 40, 11, 100, 5, t.s),
    ) + line('M70 332q20 -26 40 -4t40 -4t44 0', t.m, 6),
  book: (t) =>
    path('M110 66H300V330H110Q92 330 92 312V84Q92 66 110 66z', t.m) +
    rect(92, 66, 26, 264, 10, t.d) +
    path('M106 318H296V340H110Q92 340 92 328Q92 318 106 318z', '#F6EEDD') +
    line('M106 326H296M106 333H296', '#D9CDB4', 2) +
    rect(140, 92, 136, 190, 4, 'none') +
    `<rect x="138" y="90" width="140" height="202" rx="6" fill="none" stroke="${t.s}" stroke-width="4"/>` +
    path('M160 214Q208 110 256 214z', t.l) +
    disc(236, 138, 18, t.s) +
    path('M150 222Q208 190 266 222V246H150z', t.k) +
    rect(166, 258, 84, 8, 4, t.s) +
    rect(182, 272, 52, 6, 3, t.sl),
  bookStack: (t) => {
    const flat = (x: number, y: number, w: number, fill: string) =>
      body(x, y, w, 42, 8, fill) +
      rect(x + w - 34, y + 6, 34, 30, 0, '#F6EEDD') +
      line(`M${x + w - 30} ${y + 14}h28M${x + w - 30} ${y + 21}h28M${x + w - 30} ${y + 28}h28`, '#D9CDB4', 2) +
      star(x + 40, y + 21, 9, '#ffffffaa')
    return (
      flat(72, 298, 256, t.m) +
      flat(92, 256, 230, t.s) +
      flat(78, 214, 240, '#5BAF6A') +
      flat(100, 172, 216, '#F2C14E') +
      flat(86, 130, 226, '#8A63B8') +
      group('rotate(-6 200 110)', flat(110, 86, 190, '#E4573D'))
    )
  },
} as const satisfies Record<string, Motif>

export const sportMotifs = {
  runningShoe: (t) =>
    group(
      'translate(200 340) scale(1.04 .82) translate(-200 -340)',
      path('M44 300Q40 324 60 330L340 334Q372 334 366 304L352 296z', '#FFFFFF') +
        path('M48 318Q52 330 62 332L340 338Q368 336 366 312z', t.s) +
        path('M58 172Q84 198 124 168L150 140Q164 132 178 146L262 224Q288 244 330 250Q366 258 362 300L340 310L50 306Q36 240 58 172z', t.m) +
        path('M58 172Q84 198 124 168L134 158Q150 220 96 306H50Q36 240 58 172z', t.d) +
        path('M58 172Q70 186 92 182Q84 250 68 306H50Q36 240 58 172z', t.s) +
        path('M262 224Q288 244 330 250Q366 258 362 300L340 310H288Q300 262 252 236z', t.l) +
        path('M110 296Q190 284 240 218L254 230Q210 294 130 304z', '#ffffffd0') +
        line('M168 164L196 148M188 182L216 166M208 200L236 184M228 216L252 200', '#ffffff', 8) +
        path('M124 168L150 140Q136 110 112 136Q96 150 58 172Q84 198 124 168z', t.k) +
        repeat(8, (at) => rect(76 + at * 34, 330, 16, 10, 3, t.sd)),
    ),
  dumbbell: (t) => {
    const bar = (y: number) =>
      body(130, y + 24, 140, 24, 10, t.s) +
      line(`M150 ${y + 36}h100`, '#00000020', 8) +
      [
        [64, 0],
        [270, 0],
      ]
        .map(
          ([x]) =>
            path(`M${(x ?? 0) + 16} ${y}h34l16 18v36l-16 18h-34l-16 -18v-36z`, t.m) +
            path(`M${(x ?? 0) + 16} ${y}h12l-12 18v36l12 18h-12l-16 -18v-36z`, '#ffffff22') +
            disc((x ?? 0) + 33, y + 36, 13, t.k) +
            disc((x ?? 0) + 33, y + 36, 6, t.s),
        )
        .join('')
    return bar(266) + group('rotate(-24 200 180)', bar(140))
  },
  yogaMat: (t) =>
    path('M128 214H352V328Q352 340 340 340H128z', t.m) +
    line('M150 240H330M150 314H330M240 226V330', '#ffffff50', 4) +
    disc(128, 276, 64, t.d) +
    [52, 40, 28, 16].map((r, at) => disc(128, 276, r, at % 2 ? t.d : t.l)).join('') +
    disc(128, 276, 8, t.k) +
    body(196, 206, 22, 136, 4, t.s) +
    body(284, 206, 22, 136, 4, t.s) +
    line('M206 206Q250 110 296 206', t.s, 11),
  waterBottle: (t) =>
    body(140, 128, 120, 212, 30, t.m) +
    path('M152 128Q156 100 172 96H228Q244 100 248 128z', t.l) +
    body(164, 58, 72, 44, 10, t.s) +
    line('M178 58Q200 20 222 58', t.s, 11) +
    rect(140, 206, 120, 12, 0, t.s) +
    path('M200 238c22 28 24 36 24 46a24 24 0 1 1 -48 0c0 -10 2 -18 24 -46z', t.sl) +
    faded(0.5, rect(156, 150, 10, 44, 5, '#ffffff')),
  racket: (t) =>
    group(
      'rotate(28 200 200)',
      `<path d="M200 30C270 30 300 84 290 144C282 190 244 206 226 232H174C156 206 118 190 110 144C100 84 130 30 200 30z" fill="${t.k}"/>` +
        path('M200 42C262 42 288 88 279 142C272 182 238 196 220 222H180C162 196 128 182 121 142C112 88 138 42 200 42z', t.m) +
        path('M132 160L262 64L282 106L156 196z', '#ffffff22') +
        repeat(5, (row) => repeat(5, (at) => disc(156 + at * 22, 82 + row * 22, 6, t.k))) +
        path('M174 230H226L212 262H188z', t.k) +
        body(186, 254, 28, 104, 8, '#2B2F36') +
        line('M188 276L212 268M188 296L212 288M188 316L212 308M188 336L212 328', '#ffffff40', 4),
    ) +
    disc(318, 304, 34, t.s) +
    line('M290 286q24 14 20 48M346 322q-24 -14 -20 -48', '#ffffff', 5),
  football: (t) =>
    disc(200, 200, 138, t.m) +
    path('M200 150L248 184L230 240H170L152 184z', t.s) +
    line('M200 150V92M248 184L304 164M230 240L266 290M170 240L134 290M152 184L96 164', t.s, 7) +
    path(
      'M200 92L160 72Q200 52 240 72zM304 164L326 118Q346 168 336 210zM266 290L318 280Q296 322 240 332zM134 290L82 280Q104 322 160 332zM96 164L74 118Q54 168 64 210z',
      t.s,
    ) +
    faded(0.6, path('M96 140Q120 90 176 76Q130 110 110 160z', '#ffffff')) +
    path('M338 200A138 138 0 0 1 120 312A150 150 0 0 0 330 160z', '#00000014') +
    oval(200, 345, 1, 1, t.m),
} as const satisfies Record<string, Motif>
