/** The colours of the drawings: the theme's green and saffron, and what a market is made of. */
export const ink = {
  green: '#0f5c4d',
  deep: '#083830',
  shade: '#0c4a3e',
  leaf: '#3f917b',
  mint: '#89c0b0',
  saffron: '#e8a33d',
  amber: '#f2c36b',
  sand: '#f3dfb8',
  dune: '#e6c896',
  clay: '#c07a4b',
  wood: '#a9743c',
  plank: '#c9924f',
  brick: '#b4472f',
  night: '#2a2730',
  paper: '#fdf8ee',
  skin: '#c68e63',
}
