import { leafThrough } from '../content/leaf-through.ts'
import { onPress } from './parts.ts'

/** Lets the two buttons below a slide show leaf through it. */
export const bindSlides = (): void => onPress('[data-leaf]', leafThrough)
