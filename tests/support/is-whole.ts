/** True for `npm test -- all`: the long parts run whole (docs/reliability.md). */
export const isWhole = process.env['PROOF'] === 'all'
