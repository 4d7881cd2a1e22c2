/** Number of newest rows of a table that are searched, because no index covers what is looked for. */
export const SEARCHED = 10_000

/** SQL of the keys in a parameter that holds a JSON list. */
export const LISTED = '(SELECT value FROM json_each(?))'
