/** The slug of a category of cars: a word of an address, which the carrier chooses and orders keep. */
export const CATEGORY_SLUG = /^[a-z\d][a-z\d-]{0,19}$/
