/** How many inputs a property gets; always the same ones, fast-check prints the one that fails. */
export const SETTINGS = { numRuns: 500, seed: 20_261_121 }
