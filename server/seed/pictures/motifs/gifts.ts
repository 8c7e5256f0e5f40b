import { body, both, disc, faded, group, leaf, line, type Motif, oval, path, rect, repeat, rose, shade } from '../shapes.ts'

const gift = (x: number, y: number, w: number, h: number, fill: string, ribbon: string): string =>
  body(x, y + 26, w, h - 26, 8, fill) +
  body(x - 8, y, w + 16, 34, 8, shade(fill, 0.1)) +
  rect(x + w / 2 - 13, y, 26, h, 0, ribbon) +
  path(`M${x + w / 2} ${y}c-24 -44 -78 -38 -66 -8s42 18 66 8c24 10 54 22 66 -8s-42 -36 -66 8z`, ribbon) +
  disc(x + w / 2, y, 12, shade(ribbon, -0.2))

export const giftMotifs = {
  bouquet: (t) =>
    [-50, -28, 0, 28, 50].map((turn) => leaf(200 + turn, 190, 120, turn, turn % 28 ? '#5E8C55' : '#78A468')).join('') +
    rose(138, 128, 30, t.m) +
    rose(262, 128, 30, t.m) +
    rose(200, 92, 32, t.l) +
    rose(166, 164, 32, t.l) +
    rose(234, 164, 32, t.m) +
    rose(200, 138, 32, t.m) +
    rose(120, 176, 26, t.d) +
    rose(280, 176, 26, t.l) +
    rose(200, 188, 28, t.d) +
    path('M84 176Q140 226 200 212T316 176L226 318H174z', t.s) +
    path('M84 176Q140 226 184 214L190 318H174z', '#ffffff35') +
    path('M316 176Q262 226 222 212L212 318H226z', '#00000014') +
    path('M176 318H224L244 352H156z', t.sd) +
    path('M200 300c-18 -28 -52 -22 -46 0s30 12 46 0c16 12 40 22 46 0s-28 -28 -46 0z', t.k) +
    line('M194 304L178 344M206 304L222 344', t.k, 7),
  tulips: (t) => {
    const tulip = (x: number, y: number, turn: number, fill: string) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        line('M0 0V150', '#6B9A5B', 7) +
          path('M-28 0C-34 -36 -24 -52 -20 -58L-8 -40L0 -64L8 -40L20 -58C24 -52 34 -36 28 0Q0 22 -28 0z', fill) +
          path('M-8 -40L0 -64L8 -40Q10 -10 0 10Q-10 -10 -8 -40z', shade(fill, 0.25)),
      )
    return (
      leaf(176, 230, 130, -40, '#78A468') +
      leaf(224, 230, 130, 40, '#5E8C55') +
      tulip(116, 138, -22, t.s) +
      tulip(284, 138, 22, t.m) +
      tulip(158, 108, -10, t.m) +
      tulip(242, 108, 10, '#F5EEDF') +
      tulip(200, 92, 0, t.l) +
      tulip(178, 166, -6, t.s) +
      tulip(226, 168, 6, t.m) +
      path('M96 214Q200 256 304 214L232 340H168z', '#F3EBDD') +
      path('M96 214Q150 240 186 240L186 340H168z', '#ffffff80') +
      rect(158, 286, 84, 16, 8, t.m)
    )
  },
  flowerVase: (t) =>
    leaf(196, 190, 130, -46, t.s) +
    leaf(204, 190, 130, 46, t.sd) +
    leaf(200, 180, 140, -14, t.sl) +
    leaf(200, 180, 140, 18, t.s) +
    rose(146, 140, 34, t.m) +
    rose(254, 140, 34, t.m) +
    rose(200, 102, 34, t.m) +
    rose(200, 164, 36, shade(t.m, -0.04)) +
    rose(114, 186, 24, '#F3D9D2') +
    rose(286, 186, 24, '#F3D9D2') +
    path('M150 196H250C246 224 276 250 270 292Q264 340 230 340H170Q136 340 130 292C124 250 154 224 150 196z', '#8FB0A6') +
    path('M150 196H174C172 226 152 250 156 292Q160 332 180 340H170Q136 340 130 292C124 250 154 224 150 196z', '#ffffff40'),
  flowerBox: (t) =>
    path('M60 196H340L326 330Q324 340 312 340H88Q76 340 74 330z', t.s) +
    path('M60 196H200V340H88Q76 340 74 330z', '#ffffff14') +
    repeat(3, (at) => rose(92 + at * 38, 190, 27, at % 2 ? t.l : t.m)) +
    repeat(3, (at) => rose(104 + at * 36, 154, 27, at % 2 ? t.m : t.d)) +
    repeat(6, (at) => body(216 + (at % 3) * 38, at < 3 ? 142 : 176, 34, 30, 7, at % 2 ? '#6B4029' : '#8CA84E')) +
    path('M56 192H344V214H56z', shade(t.s, 0.15)) +
    rect(190, 192, 20, 148, 0, t.m) +
    path('M200 250c-16 -28 -52 -24 -48 -2s32 16 48 2c16 14 44 20 48 -2s-32 -26 -48 2z', t.m),
  giftBox: (t) =>
    gift(150, 208, 180, 132, t.m, t.s) +
    gift(66, 254, 96, 86, t.s, t.m) +
    disc(92, 200, 5, t.s) +
    disc(120, 150, 7, t.m) +
    disc(320, 130, 6, t.s) +
    rect(70, 120, 12, 12, 2, t.l) +
    rect(286, 92, 10, 10, 2, t.m),
  plant: (t) => {
    const blade = (turn: number, size: number, fill: string) =>
      group(
        `translate(200 250) rotate(${turn}) scale(${size})`,
        line('M0 0V-110', shade(fill, -0.25), 7) +
          path('M0 -92C-62 -96 -66 -164 -40 -196L0 -214L40 -196C66 -164 62 -96 0 -92z', fill) +
          path('M-56 -140L-16 -134L-58 -122zM56 -140L16 -134L58 -122zM-52 -172L-14 -158L-56 -156zM52 -172L14 -158L56 -156z', '#00000030') +
          line('M0 -98V-200', shade(fill, 0.25), 4),
      )
    return (
      blade(-62, 0.68, t.d) +
      blade(62, 0.7, t.m) +
      blade(-30, 0.88, t.m) +
      blade(34, 0.86, t.d) +
      blade(2, 0.98, t.l) +
      path('M126 242H274L258 326Q256 340 240 340H160Q144 340 142 326z', t.s) +
      path('M126 242H156L168 340H160Q144 340 142 326z', '#ffffff50') +
      rect(120, 234, 160, 22, 8, t.sd)
    )
  },
  cactus: (t) => {
    const pot = (x: number, fill: string) =>
      path(`M${x - 44} 266h88l-10 64q-2 10 -12 10h-44q-10 0 -12 -10z`, fill) + rect(x - 48, 256, 96, 18, 7, shade(fill, -0.12))
    return (
      body(172, 110, 56, 160, 28, t.m) +
      line('M172 200q-34 0 -34 -44M228 180q34 0 34 -44', t.m, 26) +
      line('M188 130V250M200 124V256M212 130V250', t.d, 3) +
      disc(200, 106, 14, '#E86A92') +
      disc(88, 226, 46, t.l) +
      line('M88 182V268M66 192Q56 226 66 262M110 192Q120 226 110 262', t.m, 3) +
      disc(88, 182, 10, '#F2C14E') +
      path('M312 258C268 232 286 184 300 176C312 150 330 170 330 184C352 196 352 236 312 258z', t.d) +
      faded(
        0.6,
        repeat(8, (at) => disc(300 + ((at * 17) % 34), 190 + at * 8, 2.5, '#ffffff')),
      ) +
      pot(200, t.s) +
      pot(88, '#F4EDE0') +
      pot(312, '#5B7FA5')
    )
  },
  babyBasket: (t) =>
    line('M88 232C88 70 312 70 312 232', t.s, 14) +
    path('M84 216Q200 160 316 216V250H84z', t.m) +
    disc(170, 170, 40, '#C99A6B') +
    both(disc(140, 138, 14, '#C99A6B')) +
    disc(198, 138, 14, '#C99A6B') +
    disc(158, 166, 4, '#2B2320') +
    disc(182, 166, 4, '#2B2320') +
    oval(170, 182, 10, 7, '#EBD3B2') +
    rose(246, 186, 24, '#FFFFFF') +
    rose(280, 200, 20, '#F3C9D2') +
    rose(222, 204, 18, t.l) +
    path('M60 228H340L306 326Q302 340 288 340H112Q98 340 94 326z', t.s) +
    repeat(5, (row) => repeat(11, (at) => ((row + at) % 2 ? rect(80 + at * 22 + row * 1.5, 242 + row * 18, 18, 13, 4, t.sd) : ''))) +
    path(
      'M60 228H340L334 250q-17 20 -34 0q-17 20 -34 0q-17 20 -33 0q-17 20 -34 0q-17 20 -33 0q-17 20 -34 0q-17 20 -33 0q-17 20 -33 0z',
      t.m,
    ),
  balloons: (t) => {
    const balloon = (x: number, y: number, fill: string) =>
      line(`M${x} ${y + 62}Q${x > 200 ? 230 : 170} 270 200 330`, '#A89A88', 2.5) +
      oval(x, y, 48, 58, fill) +
      path(`M${x - 8} ${y + 66}l8 -12l8 12z`, fill) +
      faded(0.5, group(`rotate(24 ${x - 18} ${y - 22})`, oval(x - 18, y - 22, 9, 17, '#ffffff')))
    return (
      balloon(110, 142, t.s) +
      balloon(290, 142, t.m) +
      balloon(156, 96, t.l) +
      balloon(244, 96, t.s) +
      balloon(200, 150, t.m) +
      path('M200 300L262 322L200 344L138 322z', t.k) +
      path('M164 332V352Q200 368 236 352V332L200 346z', t.d) +
      line('M200 322L252 330V352', t.s, 4)
    )
  },
} as const satisfies Record<string, Motif>
