/** The states of a proposed change to a product or a store. `superseded`: a later change of the same field took its place. */
export const changeStates = ['pending', 'accepted', 'refused', 'withdrawn', 'superseded'] as const
