/** The rides of an order: the way there, and the way back. */
export const LEGS = [1, 2] as const
export type Leg = (typeof LEGS)[number]

/** What a driver does with a ride, in turn. */
export const STEPS = ['onTheWay', 'arrived', 'aboard'] as const
export type Step = (typeof STEPS)[number]
