import { body, both, disc, faded, group, line, type Motif, oval, path, rect, repeat } from '../shapes.ts'

const hanger = line('M200 74V60q0 -16 14 -16t14 14', '#B9A98F', 5) + line('M142 98L200 72L258 98', '#B9A98F', 7)

/** Long garments: drawn square, stretched to the length they are worn at. */
const long = (inner: string): string => group('translate(200 340) scale(.88 1.12) translate(-200 -340)', inner)

export const fashionMotifs = {
  abaya: (t) =>
    long(
      hanger +
        both(path('M170 84C140 90 124 104 114 130L60 244L98 262L136 190z', t.d)) +
        path('M166 82Q200 104 234 82C266 90 274 106 280 150L306 340H94L120 150C126 106 134 90 166 82z', t.m) +
        path('M166 82C134 90 126 106 120 150L94 340H130L156 150z', '#ffffff1c') +
        line('M200 96V340', t.k, 4) +
        line('M150 170L138 340M252 170L264 340M176 190L170 340M226 190L232 340', '#00000022', 5) +
        line('M166 84Q200 112 234 84', t.s, 6) +
        both(line('M62 242L97 260', t.s, 7)) +
        repeat(4, (at) => disc(210, 136 + at * 34, 4, t.s)),
    ),
  abayaOpen: (t) =>
    long(
      hanger +
        path('M176 84H224L250 340H150z', t.sl) +
        line('M200 100V340', '#00000014', 4) +
        both(
          path('M170 82C136 88 116 100 104 126L42 232L92 262L128 200L96 340H176L188 110z', t.m) +
            path('M170 82C136 88 116 100 104 126L42 232L60 243L136 110z', '#ffffff1c') +
            line('M186 92L176 338', t.s, 7) +
            repeat(8, (at) => disc(174 - at * 1.2, 122 + at * 27, 4.5, t.s)) +
            line('M46 230L94 258', t.s, 8) +
            line('M140 150L122 338', '#00000024', 5),
        ),
    ),
  jalabiya: (t) =>
    long(
      hanger +
        both(path('M168 84C132 92 118 110 108 140L52 214L106 268L146 204z', t.d) + line('M52 214L106 268', t.s, 8)) +
        path('M164 82Q200 112 236 82C268 92 264 130 262 170L310 340H90L138 170C136 130 132 92 164 82z', t.m) +
        path('M164 82C132 92 136 130 138 170L90 340H132L164 170z', '#ffffff20') +
        path('M166 84Q200 110 234 84L216 176Q200 196 184 176z', t.s) +
        repeat(5, (at) => disc(200, 118 + at * 15, 4, t.k)) +
        path('M150 240a26 26 0 1 0 30 30a20 20 0 1 1 -30 -30z', t.s) +
        line('M96 322H304', t.s, 8) +
        line('M220 220L244 320M150 300L140 320', '#00000018', 5),
    ),
  scarf: (t) =>
    body(84, 262, 232, 40, 18, t.d) +
    body(78, 302, 244, 38, 18, t.m) +
    body(92, 222, 216, 42, 18, t.l) +
    path('M118 96H282Q300 96 300 114V232Q200 262 100 232V114Q100 96 118 96z', t.m) +
    path('M118 96H150Q130 170 136 240Q118 238 100 232V114Q100 96 118 96z', '#ffffff2a') +
    line('M170 98Q158 170 166 244M222 98Q214 170 220 246M262 98Q262 170 258 240', '#00000018', 5) +
    repeat(11, (at) => line(`M${108 + at * 18.4} ${236 + Math.sin((at / 10) * Math.PI) * 16}v14`, t.s, 4)),
  handbag: (t) =>
    line('M140 160C140 60 260 60 260 160', t.k, 12) +
    path('M104 150H296L318 322Q320 340 302 340H98Q80 340 82 322z', t.m) +
    path('M104 150H138L122 340H98Q80 340 82 322z', '#ffffff28') +
    path('M296 150H268L282 340H302Q320 340 318 322z', '#0000001c') +
    path('M104 150H296L292 206Q200 246 108 206z', t.d) +
    disc(200, 222, 17, t.s) +
    disc(200, 222, 8, t.sd) +
    faded(0.6, `<path d="M96 322H304" stroke="${t.s}" stroke-width="3" stroke-dasharray="8 7" fill="none"/>`) +
    both(disc(141, 166, 8, t.s)),
  backpack: (t) =>
    line('M166 96C166 56 234 56 234 96', t.k, 11) +
    path('M112 158C112 108 148 88 200 88S288 108 288 158V320Q288 340 268 340H132Q112 340 112 320z', t.m) +
    path('M112 158C112 120 134 100 160 93Q140 130 142 340H132Q112 340 112 320z', '#ffffff26') +
    both(body(86, 216, 30, 104, 13, t.d)) +
    body(138, 222, 124, 96, 16, t.d) +
    rect(150, 238, 100, 7, 3, t.s) +
    body(224, 238, 10, 26, 4, t.s) +
    line('M136 172Q200 148 264 172', t.k, 6) +
    rect(182, 124, 36, 22, 6, t.s),
  pencilCase: (t) =>
    group(
      'rotate(-8 200 220)',
      repeat(
        4,
        (at) =>
          body(120 + at * 40, 132 - (at % 2) * 22, 18, 120, 3, at % 2 ? t.s : '#E8B34B') +
          path(`M${120 + at * 40} ${132 - (at % 2) * 22}h18l-9 -26z`, '#F3DDB7'),
      ),
    ) +
    path('M70 216H330Q346 216 346 234V314Q346 340 320 340H80Q54 340 54 314V234Q54 216 70 216z', t.m) +
    rect(54, 262, 292, 78, 22, t.d) +
    `<path d="M70 232H330" stroke="${t.s}" stroke-width="7" stroke-dasharray="5 5" fill="none"/>` +
    body(300, 226, 12, 40, 5, t.sl) +
    rect(160, 288, 80, 26, 6, t.s),
  wallet: (t) =>
    group(
      'rotate(-7 200 230)',
      rect(120, 120, 170, 90, 10, t.s) + rect(120, 140, 170, 16, 0, '#00000030') + rect(136, 100, 150, 80, 10, '#5E7F8C'),
    ) +
    body(78, 170, 244, 170, 18, t.m) +
    body(78, 190, 244, 150, 18, t.d) +
    `<rect x="90" y="202" width="220" height="126" rx="12" fill="none" stroke="${t.s}" stroke-width="3" stroke-dasharray="8 6"/>` +
    body(268, 236, 62, 50, 14, t.m) +
    disc(292, 261, 10, t.s),
  tshirt: (t) =>
    both(path('M152 84L78 122L50 196L104 218L124 176z', t.d) + line('M52 192L106 212', t.s, 9)) +
    path('M152 84Q200 118 248 84L290 106L284 330Q284 340 272 340H128Q116 340 116 330L110 106z', t.m) +
    path('M152 84L110 106L116 330Q116 340 128 340H146L142 96z', '#ffffff22') +
    line('M152 86Q200 122 248 86', t.s, 8) +
    path('M122 236L278 196V214L122 254z', t.s) +
    faded(0.7, path('M122 264L278 224V230L122 270z', t.s)) +
    rect(232, 140, 30, 8, 4, t.s),
  hoodie: (t) =>
    both(path('M150 100C112 108 96 130 88 170L66 318H112L136 196z', t.d) + rect(64, 312, 50, 20, 8, t.k)) +
    path('M148 98H252C282 108 286 130 286 170V330Q286 340 274 340H126Q114 340 114 330V170C114 130 118 108 148 98z', t.m) +
    path('M142 106C138 44 262 44 258 106Q240 150 200 150T142 106z', t.d) +
    path('M162 104C164 70 236 70 238 104Q222 132 200 132T162 104z', t.k) +
    line('M180 140V196M220 140V184', t.s, 6) +
    path('M144 252H256L272 316H128z', t.d) +
    rect(114, 326, 172, 14, 6, t.k),
  pants: (t) =>
    path('M136 70H264L290 340H224L200 160L176 340H110z', t.m) +
    path('M136 70H160L140 340H110z', '#ffffff20') +
    rect(134, 64, 132, 24, 8, t.k) +
    line('M192 86V116M208 86V108', t.s, 5) +
    both(line('M132 100L112 336', t.s, 8) + line('M146 110L158 150', t.k, 5)) +
    line('M200 96V160', t.k, 4) +
    oval(200, 345, 1, 1, t.m),
} as const satisfies Record<string, Motif>
