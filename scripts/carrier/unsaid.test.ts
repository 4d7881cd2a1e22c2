import { expect, test } from 'vitest'
import { unsaid } from './unsaid.ts'

const bank = {
  name: 'Bank',
  holder: 'Muster',
  account: '',
  iban: 'AT611904300234573201',
  bic: 'BKAUATWW',
}
const said = {
  owner: 'Erika Muster',
  street: 'Mustergasse 1',
  zip: '8010',
  companyId: 'FN 123456a',
  register: { cs: 'zapsáno', en: 'entered' },
  bank,
}

test('a carrier that has said all has nothing left to say', () => {
  expect(unsaid(said, [], 'https://www.muster.example')).toEqual([])
})

test('what is empty and what was guessed is named, with the command that says it', () => {
  const empty = {
    ...said,
    companyId: '',
    register: { cs: '', en: '' },
    bank: { ...bank, iban: '' },
  }
  expect(unsaid(empty, ['categories'], '')).toEqual([
    'company.companyId is not said yet: npm run setup -- --again',
    'company.register is not said yet: npm run setup -- --again',
    'company.bank is not said yet: npm run setup -- --again',
    'domain is not said yet: npm run setup -- --again',
    'setup made up the category of cars and its price of an hour: look at it with npm run setup -- --again, and say it there',
  ])
})
