export { pageOfEachScreen, pages } from '../pages.ts'
