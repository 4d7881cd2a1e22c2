/** How the terminal reads an answer of the site, for the tests of what is answered. */
export { answerSchema } from '../../../terminal/answer-schema.ts'
