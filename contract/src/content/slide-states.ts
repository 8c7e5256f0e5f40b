/** The states of a slide on a day: shown, shown from a later day on, or switched off. One that is over is in no preview. */
export const slideStates = ['runs', 'scheduled', 'hidden'] as const
export type SlideState = (typeof slideStates)[number]
