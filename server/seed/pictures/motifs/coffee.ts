import { body, disc, faded, group, label, line, type Motif, oval, path, rect, repeat, star } from '../shapes.ts'

const bean = (x: number, y: number, turn: number, fill: string): string =>
  group(`translate(${x} ${y}) rotate(${turn})`, oval(0, 0, 15, 10, fill) + line('M-13 0q7 -5 13 0t13 0', '#00000055', 2.5))

const finjan = (x: number, y: number, cup: string, band: string): string =>
  group(
    `translate(${x} ${y})`,
    path('M-38 -60H38C36 -26 26 0 14 0H-14C-26 0 -36 -26 -38 -60z', cup) +
      path('M-37 -46H37L34 -30H-34z', band) +
      repeat(5, (at) => path(`M${-28 + at * 14} -31l6 -13l6 13z`, cup)) +
      path('M20 -60H38C36 -26 26 0 14 0H6C18 -10 22 -36 20 -60z', '#00000014') +
      oval(0, -60, 38, 8, '#00000018') +
      oval(0, -59, 32, 6, '#B98A45'),
  )

export const coffeeMotifs = {
  coffeeBag: (t) =>
    path('M118 92H282L296 328Q296 340 284 340H116Q104 340 104 328z', t.m) +
    path('M118 92H152L146 340H116Q104 340 104 328z', '#ffffff24') +
    path('M282 92H252L258 340H284Q296 340 296 328z', '#00000020') +
    rect(112, 64, 176, 34, 6, t.d) +
    rect(112, 84, 176, 5, 0, t.k) +
    rect(184, 58, 32, 14, 4, t.s) +
    label(142, 146, 116, 138, t.s, t.k, bean(190, 186, -35, t.k) + bean(214, 198, 25, t.d)) +
    disc(200, 122, 8, t.k) +
    disc(200, 122, 3, t.l) +
    bean(84, 332, 20, '#5B3A29') +
    bean(318, 334, -15, '#6B452F') +
    bean(342, 326, 40, '#4A2E20'),
  coffeeTin: (t) =>
    body(116, 104, 168, 236, 14, t.m) +
    body(108, 76, 184, 42, 12, t.s) +
    rect(116, 150, 168, 132, 0, t.s) +
    rect(116, 158, 168, 4, 0, t.m) +
    rect(116, 270, 168, 4, 0, t.m) +
    star(200, 204, 34, t.m) +
    disc(200, 204, 15, t.s) +
    rect(164, 250, 72, 7, 3, t.m) +
    bean(88, 332, 20, '#5B3A29') +
    bean(316, 334, -15, '#6B452F'),
  capsuleBox: (t) =>
    body(88, 128, 224, 150, 10, t.m) +
    path('M88 138L112 104H288L312 138z', t.l) +
    label(118, 158, 90, 100, t.s, t.k) +
    repeat(2, (at) => path(`M${226 + at * 36} 178h28l-5 34h-18z`, t.s) + oval(240 + at * 36, 178, 17, 5, t.sl)) +
    repeat(3, (at) =>
      group(
        `translate(${132 + at * 68} 340)`,
        path('M-26 -46H26L17 0H-17z', at === 1 ? t.s : t.d) + oval(0, -46, 30, 8, at === 1 ? t.sl : t.l),
      ),
    ),
  dallah: (t) =>
    path('M176 96H224L230 168C262 196 276 240 268 288Q262 334 240 340H160Q138 334 132 288C124 240 138 196 170 168z', t.m) +
    path('M176 96H192L188 170C160 200 150 244 156 290Q160 326 170 340H160Q138 334 132 288C124 240 138 196 170 168z', '#ffffff3a') +
    path('M238 190C262 216 274 250 266 292Q260 334 240 340H226C250 310 254 240 238 190z', '#00000022') +
    path('M140 214C112 196 104 160 80 140C74 134 66 140 68 148C84 164 92 212 134 246z', t.d) +
    line('M232 172C300 150 324 220 268 268', t.s, 15) +
    rect(166, 160, 68, 12, 6, t.d) +
    path('M170 98C170 66 230 66 230 98z', t.d) +
    path('M192 70L200 30L208 70z', t.m) +
    disc(200, 32, 7, t.s) +
    line('M140 256Q200 282 262 256', t.d, 6) +
    repeat(6, (at) => disc(152 + at * 20, 262 + (at === 0 || at === 5 ? 0 : at === 1 || at === 4 ? 5 : 8), 4, t.s)) +
    finjan(318, 340, '#F7F1E6', t.s),
  finjans: (t) =>
    body(76, 306, 248, 34, 10, '#C9965B') +
    finjan(122, 306, t.m, t.s) +
    finjan(200, 306, t.m, t.s) +
    finjan(278, 306, t.m, t.s) +
    group('translate(0 -62)', finjan(161, 306, t.m, t.s) + finjan(239, 306, t.m, t.s)) +
    faded(0.5, line('M150 158q-12 -18 0 -34t0 -32M250 158q-12 -18 0 -34t0 -32', '#ffffff', 6)),
  dripper: (t) =>
    path('M142 222H258L274 318Q276 340 256 340H144Q124 340 126 318z', '#ffffff66') +
    path('M134 276H266L274 318Q276 340 256 340H144Q124 340 126 318z', t.s) +
    line('M262 240q48 0 44 36t-38 32', '#ffffff99', 9) +
    path('M104 92H296L232 210H168z', t.m) +
    path('M104 92H142L186 210H168z', '#ffffff66') +
    path('M296 92H262L218 210H232z', '#00000014') +
    line('M150 108L184 200M200 108V200M250 108L216 200', '#00000014', 4) +
    path('M116 92L128 70H272L284 92z', '#F6E9D2') +
    oval(200, 92, 84, 9, t.s) +
    body(138, 206, 124, 20, 8, t.m) +
    line('M200 226V262', t.s, 4),
  grinder: (t) =>
    body(150, 120, 100, 128, 14, t.m) +
    rect(150, 138, 100, 8, 0, t.s) +
    path('M156 250H244L236 340H164z', t.s) +
    path('M156 250H178L180 340H164z', '#ffffff30') +
    body(146, 242, 108, 16, 8, t.d) +
    body(168, 98, 64, 26, 10, t.d) +
    line('M200 98V78H300', '#C7CCD1', 11) +
    body(284, 42, 32, 40, 14, t.s) +
    bean(110, 332, 20, '#5B3A29') +
    bean(288, 334, -15, '#6B452F') +
    bean(312, 326, 40, '#4A2E20'),
  kettle: (t) =>
    path('M128 178H252L282 326Q284 340 270 340H110Q96 340 98 326z', t.m) +
    path('M128 178H156L138 340H110Q96 340 98 326z', '#ffffff26') +
    line('M108 296C58 292 74 210 48 176L36 168', t.m, 13) +
    line('M256 196C336 176 348 268 286 300', t.s, 18) +
    path('M130 178C130 146 250 146 250 178z', t.d) +
    body(182, 134, 36, 20, 9, t.s) +
    rect(98, 328, 184, 12, 6, t.k) +
    rect(158, 236, 64, 34, 8, '#0b0b0b') +
    rect(168, 248, 44, 10, 3, '#7FE0C0'),
} as const satisfies Record<string, Motif>
