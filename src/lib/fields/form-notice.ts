/**
 * Why a form came back although nothing in it is wrong: sent too soon, or too often, longer than we can keep, or
 * from a page that is no longer known.
 */
export type FormNotice = 'tooFast' | 'tooMany' | 'tooLarge' | 'lookAgain'
