import { readFileSync, writeFileSync } from 'node:fs'
import { carrierDoes } from './support/site/carrier.ts'
import { placeOverHttp } from './support/site/http-customer.ts'
import { inHours } from './support/order-fields.ts'
const site = { address: 'http://localhost:9106', state: '/tmp/walk/.wrangler/state' }
const wait = async (n=13) => { for (let i=0;i<n;i++) { await new Promise(d=>setTimeout(d,5000)); await fetch(site.address+'/cdn-cgi/local/scheduled') } }
const m = JSON.parse(readFileSync('/tmp/w/money.json','utf8'))
const say = (number: string, ...c: any[]) => carrierDoes(site, number, ...c)
const firm = await placeOverHttp(site.address, { locale: 'en', fields: { ...inHours(36), dropoff: 'Wien', name: 'Otto Firma', email: 'c-otto2@example.com', customerCompany: 'on', customerCompanyName: 'Beispiel GmbH', customerCompanyID: 'FN 123456a', customerCompanyVATID: 'ATU99999994', street: 'Ring 1', city: 'Wien', zip: '1010', chooseCountry: 'AT' } })
console.log(firm)
await say(firm.number, { command: 'confirm' })
await say(m.miss.number, { command: 'mistake' })
await say(m.cash.number, { command: 'paid', way: 'cash', amount: null })
await say(firm.number, { command: 'done', why: 'Done early' })
await wait()
await say(firm.number, { command: 'price', total: 1200000, reason: 'Sorry for the delay' })
await wait()
writeFileSync('/tmp/w/money.json', JSON.stringify({ ...m, firm2: firm }))
writeFileSync('/tmp/w/bank.csv', ['ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;VS;Zpráva pro příjemce', `9004;28.11.2026;8400,00;CZK;123/0100;Adam Převod;${m.one.number};jízda`,`9005;28.11.2026;12000,00;CZK;AT99;Beispiel GmbH;${firm.number};ride`].join('\n'))
console.log('done')
