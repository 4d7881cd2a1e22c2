/** Why a form came back although nothing in it is wrong: sent too soon, or too often. */
export type FormNotice = 'tooFast' | 'tooMany'
