/**
 * Why a form came back although its fields are valid: sent too fast, too often, too large to store, or from a page
 * that is out of date.
 */
export type FormNotice = 'tooFast' | 'tooMany' | 'tooLarge' | 'lookAgain'
