// What `npm run bench` refuses; the shares of each page have theirs in cases.ts.

/** Kilobytes of the Worker, gzip. */
export const MOST_WORKER_KB = 680
/** Until a cold Worker listens, against a constant with the same bindings; and the CPU of its first document, ms. */
export const MOST_TIMES_CONSTANT = 1.8
export const MOST_FIRST_CPU = 40
/** Milliseconds that a page may take on slow 4G with a CPU six times slower. */
export const MOST_LCP = { document: 1_200, form: 1_300 }
/** Milliseconds that the places for a letter typed may take, of all but one in a hundred. */
export const MOST_A_LETTER = { cpu: 5, wait: 120 }
export const LEAST_SCORE = { document: 100, form: 99 }
export const MOST_INP = { loading: 250, after: 200 }
