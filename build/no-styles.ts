// In place of postcss, by which sanitize-html reads the attribute `style`. No description keeps it.
export const parse = undefined
