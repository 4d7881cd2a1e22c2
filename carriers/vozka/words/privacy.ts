import { appConfig } from '~config'
import { said } from '~/carrier/phrases/said'
import type { Facts, WrittenLegalText } from '~/carrier/types'
import { type Locale, locales } from '~/lib/locale'

// Claims: privacy by Czech law; let a lawyer read it.
const effectiveFrom = appConfig.privacy.version

/** Information under Articles 13 and 14 GDPR. The retention periods are those the code applies. */
export function privacy(locale: Locale, facts: Facts): WrittenLegalText {
  return { cs, en }[locale](facts)
}

function phoneLink({ phone }: Facts): string {
  return `<a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`
}

function cs(facts: Facts): WrittenLegalText {
  return {
    title: 'Zpracování osobních údajů',
    seo: {
      title: 'Zpracování osobních údajů: co, proč a jak dlouho',
      description: `Které osobní údaje o Vás zpracováváme, proč a jak dlouho, komu je předáváme a jaká máte práva. Znění účinné od ${facts.privacyFrom}.`,
    },
    effectiveFrom,
    sections: [
      {
        id: 'controller',
        title: 'Kdo údaje zpracovává',
        clauses: [
          `Správcem osobních údajů je <strong>${facts.legalName}</strong>, ${said(`${facts.isRegistered ? 'sídlo' : 'adresa'} ${facts.address}`, facts.companyId && `IČO ${facts.companyId}`, facts.register)} (dále „my“).`,
          // Claims: you have no data protection officer and need none.
          `Ve věcech osobních údajů pište na <a href="mailto:${facts.email}">${facts.email}</a>, nebo volejte ${phoneLink(facts)}. Pověřence pro ochranu osobních údajů nemáme, zákon nám ho neukládá.`,
          'Údaje zpracováváme podle nařízení Evropského parlamentu a Rady (EU) 2016/679 (GDPR) a zákona č. 110/2019 Sb., o zpracování osobních údajů.',
        ],
      },
      {
        id: 'data',
        title: 'Které údaje zpracováváme',
        clauses: [
          `<strong>Objednávka:</strong> jméno, e-mail, telefon; místa a časy jízdy, číslo letu, jméno na cedulku, jméno a telefon hosta, jede-li někdo jiný než Vy, počet osob${facts.offersChildSeats ? ', zavazadel a\u00a0dětských sedaček, velikosti sedaček' : ' a\u00a0zavazadel'}${facts.drivers ? ', jazyk, kterým má mluvit řidič' : ''},[parcel? údaje o zásilce a jméno a telefon jejího příjemce,]${facts.offersExtras ? ' doplňky,' : ''} zpráva a poznámka, cena, stav objednávky a to, co se s ní dělo: nabídky, potvrzení, změny, platby a zrušení, i\u00a0naše vlastní poznámky k\u00a0ní. Také fakturační adresa, uvedete-li ji, a případně adresa pro poštu, u firem název, IČO a DIČ, a způsob platby. U nezávazné poptávky jsou tyto údaje až do přijetí nabídky nepovinné. Co do objednávky píšete, průběžně ukládáme na serveru, abyste o to nepřišli, ještě než ji odešlete.`,
          '<strong>Zpráva z kontaktního formuláře:</strong> jméno, e-mail, telefon, pokud ho uvedete, předmět a text.',
          '<strong>Platba a doklady:</strong> údaje na dokladu a o přijaté platbě. Číslo karty na tomto webu nezadáváte.',
          '<strong>Technické údaje:</strong> IP adresa a údaje, které prohlížeč posílá s každým požadavkem. Slouží k zobrazení stránky a k obraně proti zneužití formulářů. IP adresu sami neukládáme. Abychom na jednu adresu neposlali příliš mnoho e-mailů, počítáme je den podle zašifrovaného otisku adresy. Aby nikdo nezaplnil místo pro rozepsané objednávky, je u každé zašifrovaný otisk sítě, ze které přišla; maže se s ní. Do našich provozních záznamů nezapisujeme ani jména, kontakty a obsah formulářů.',
          'Jméno a telefon hosta[parcel? nebo příjemce zásilky] nám předává ten, kdo objednává. Potřebujeme je, aby se s ním řidič setkal a domluvil, a uchováváme je stejně dlouho jako objednávku. Toho, kdo objednává, prosíme, aby ho s\u00a0touto stránkou seznámil. Údaje o firmách si můžeme ověřit ve veřejných rejstřících; zadáte-li IČO a necháte údaje načíst, zeptáme se na ně registru ARES.',
          'Nepište nám prosím údaje o zdraví ani jiné citlivé informace, které k jízdě nejsou potřeba.',
        ],
      },
      {
        id: 'purposes',
        title: 'Proč a na jakém základě',
        clauses: [
          '<strong>Vyřízení objednávky a provedení jízdy</strong>, včetně nabídky ceny, potvrzení, změn a zrušení: plnění smlouvy a kroky před jejím uzavřením, čl. 6 odst. 1 písm. b) GDPR. U cestujícího[parcel? nebo příjemce zásilky], který sám neobjednává, je to náš a jeho oprávněný zájem na řádné přepravě, písm. f).',
          '<strong>Účetnictví a daně:</strong> splnění právní povinnosti, písm. c).',
          '<strong>Odpověď na Vaši zprávu:</strong> kroky před uzavřením smlouvy, písm. b), u ostatních zpráv oprávněný zájem odpovědět tomu, kdo se na nás obrací, písm. f).',
          '<strong>Reklamace a právní nároky:</strong> splnění právní povinnosti, písm. c), a oprávněný zájem na uplatnění a obraně nároků, písm. f).',
          '<strong>Bezpečnost webu:</strong> oprávněný zájem na tom, aby web fungoval a formuláře nezneužívali roboti, písm. f).',
          'Údaje v objednávce potřebujeme k uzavření a splnění smlouvy. Bez povinných polí Vás odvézt nemůžeme. Údaje v kontaktním formuláři uvádíte dobrovolně, bez jména a e-mailu však nemůžeme odpovědět.',
          // Claims: no advertising and no profiles with the data of customers.
          'Údaje nepoužíváme k reklamě, neprodáváme je a nevytváříme profily. O objednávce nerozhoduje automat. Zpráva nebo objednávka, která vypadá jako odeslaná robotem, počká na posouzení člověkem.',
        ],
      },
      {
        id: 'recipients',
        title: 'Komu údaje předáváme',
        clauses: [
          '<strong>Zpracovatel, který provozuje web:</strong> Cloudflare, Inc., USA. Na jejích serverech web běží a jsou tam uloženy rozepsané a odeslané objednávky i zprávy po dobu uvedenou v článku {article:retention}. E-maily o objednávce odesílá Cloudflare, nebo poskytovatel e-mailu, kterého k tomu používáme.',
          '<strong>Řidič nebo smluvní dopravce</strong>, který jízdu provede: Vaše jméno a telefon, jméno a telefon hosta[parcel? nebo příjemce zásilky], místa a časy a pokyny k jízdě.',
          // Claims: who else gets data of customers.
          `<strong>Dodavatelé, bez kterých se neobejdeme:</strong> poskytovatelé e-mailu, objednávkového systému a účetnictví, ${facts.hasGateway || !facts.offersCard ? 'banka' : 'banka a\u00a0poskytovatel platební služby, kterou si k\u00a0platbě zvolíte,'} a\u00a0při škodě pojišťovna.`,
          ...(facts.hasGateway
            ? [
                '<strong>Platební brána</strong>, platíte-li kartou: Stripe Payments Europe, Irsko. Dostane číslo objednávky a\u00a0částku.',
              ]
            : []),
          '<strong>Úřady</strong>, pokud nám předání ukládá zákon.',
          ...(facts.hasSocialPages
            ? ['Odkazy na sociální sítě nic neposílají, dokud na ně nekliknete.']
            : []),
        ],
      },
      {
        id: 'transfers',
        title: 'Předávání mimo Evropskou unii',
        clauses: [
          'Společnost Cloudflare může údaje zpracovávat i mimo Evropskou unii, zejména v USA. Předání se opírá o rozhodnutí Evropské komise o rámci ochrany údajů mezi EU a USA a o standardní smluvní doložky.',
          'Vede-li objednaná cesta do jiného státu, může řidič údaje o jízdě potřebovat i tam.',
        ],
      },
      {
        id: 'retention',
        title: 'Jak dlouho údaje uchováváme',
        clauses: [
          `<strong>Rozepsaná objednávka na webu:</strong> ${facts.draftKept} od poslední změny.`,
          `<strong>Odeslaná objednávka na webu</strong>, tedy i\u00a0stránka s\u00a0jejím stavem: ${facts.orderKept} po jízdě, po zrušení nebo po tom, co objednávka propadla. Dokud objednávku nepřevezme náš objednávkový systém, nemažeme ji, aby se neztratila. Pak zůstává jen to, co o\u00a0Vás nic neříká: číslo objednávky, časy, cena, den a\u00a0částka platby s\u00a0označením, pod kterým ji vede banka${facts.offersCard ? ' nebo brána' : ''}, a\u00a0verze podmínek.`,
          `<strong>Zprávy z kontaktního formuláře:</strong> ${facts.messageKept}. Vznikne-li z nich objednávka, platí pro ni lhůty pro objednávku.`,
          `<strong>Objednávka nebo zpráva, která vypadá jako od robota:</strong> ${facts.heldKept}, pokud ji do té doby nevyřídíme.`,
          // Claims: how long you keep orders outside of this website.
          '<strong>Objednávka u nás jako dopravce:</strong> po dobu smlouvy a poté do uplynutí promlčecích lhůt, zpravidla tři roky.',
          facts.vatPayer
            ? '<strong>Daňové doklady a\u00a0podklady k\u00a0nim:</strong> 10\u00a0let od konce roku plnění, i\u00a0po výmazu objednávky, a\u00a0s\u00a0nimi zašifrovaný otisk Vašeho e-mailu nebo telefonu.'
            : '<strong>Účetní doklady a podklady k nim:</strong> po dobu, kterou ukládají účetní a daňové zákony, zpravidla 5 let od konce účetního období.',
          '<strong>Jméno a\u00a0účet plátce z\u00a0výpisu z\u00a0banky</strong> a\u00a0platba, která nesedí k\u00a0objednávce: čtvrt roku.',
          '<strong>Naši lidé:</strong> přihlášení 2\u00a0dny, řidiči dokud pro nás jezdí, jízda v\u00a0jejich telefonu do druhého dne po ní.',
          'Vede-li se spor nebo řízení, uchováme potřebné údaje do jeho skončení. Poté je smažeme nebo anonymizujeme.',
          'Smazané údaje zůstávají nejvýše 30\u00a0dnů v\u00a0záloze databáze, kterou používáme jen k\u00a0obnově po havárii. Požádáte-li o\u00a0výmaz, uchováme 40\u00a0dnů zašifrovaný otisk Vašeho e-mailu nebo telefonu, abychom výmaz po takové obnově zopakovali.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies a úložiště prohlížeče',
        clauses: [
          `<strong>Rozepsaná objednávka</strong> (<code>__Host-draft</code>, po odeslání formuláře na minutu také <code>__Host-draft-…</code>): spojuje rozepsané objednávky s\u00a0Vaším prohlížečem, když přejdete na další stránku nebo stránku obnovíte. Obsahuje jen náhodná označení, nejvýše pět, platí ${facts.draftKept} od poslední změny a\u00a0vznikne, až když začnete objednávat. Po odeslání podle ní web pozná, že jste objednávali z\u00a0tohoto prohlížeče; smaže ji tlačítko „Zapomenout v\u00a0tomto prohlížeči“ na stránce objednávky.`,
          ...(locales.length > 1
            ? [
                '<strong>Jazyk</strong> (<code>locale</code>): poznamená, který jazyk jste si zvolili. Platí 365 dnů a zapíše se pouze tehdy, když kliknete na přepínač jazyka.',
              ]
            : []),
          'Po vydání nové verze webu si prohlížeč krátce poznamená, že se stránka sama obnovila. O\u00a0Vás to nic neříká.',
          `${locales.length > 1 ? 'Obě cookies jsou nezbytné' : 'Cookie je nezbytná'} pro službu, o kterou sami žádáte, a proto ${locales.length > 1 ? 'k\u00a0nim' : 'k\u00a0ní'} podle § 89 odst. 3 zákona č. 127/2005 Sb., o elektronických komunikacích, souhlas není třeba. Smazat ${locales.length > 1 ? 'je' : 'ji'} můžete kdykoli v prohlížeči.`,
          'Nepoužíváme analytické, reklamní ani jiné sledovací nástroje a z cizích serverů nic nenačítáme. Proto nemáme cookie lištu.',
        ],
      },
      {
        id: 'security',
        title: 'Jak údaje chráníme',
        clauses: [
          // Claims: only those who work on orders see them.
          'Spojení s webem je šifrované. K objednávkám a zprávám se dostanou jen lidé, kteří je vyřizují.',
          'Adresy stránek neobsahují osobní údaje. Odkaz na stránku objednávky nese podepsaný kód, který nelze uhodnout. Komu ho dáte, ten objednávku uvidí a může ji i zrušit. E-mail a telefon na ní proto skrýváme až na několik znaků, a to i telefon hosta[parcel? nebo příjemce zásilky]. Pro toho, kdo jede, je na stránce odkaz jen s tím, co potřebuje k jízdě. Ztracený odkaz pošleme znovu jen na e-mail, který je v objednávce.',
        ],
      },
      {
        id: 'rights',
        title: 'Vaše práva',
        clauses: [
          'Máte právo:<ul><li>vědět, které údaje o Vás zpracováváme, a získat jejich kopii,</li><li>na opravu nepřesných a doplnění neúplných údajů,</li><li>na výmaz údajů, které už nepotřebujeme nebo nesmíme zpracovávat,</li><li>na omezení zpracování,</li><li>na přenositelnost údajů, které zpracováváme na základě smlouvy,</li><li><strong>vznést námitku</strong> proti zpracování založenému na oprávněném zájmu.</li></ul>',
          `Stačí napsat na <a href="mailto:${facts.email}">${facts.email}</a>. Odpovíme bez zbytečného odkladu, nejpozději do jednoho měsíce, a zdarma. Abychom údaje nevydali někomu cizímu, můžeme ověřit Vaši totožnost.`,
          'Myslíte-li si, že údaje zpracováváme v rozporu s předpisy, můžete podat stížnost u Úřadu pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7, <a href="https://uoou.gov.cz" rel="noopener">uoou.gov.cz</a>. Uvítáme, když se nejdřív ozvete nám.',
        ],
      },
      {
        id: 'changes',
        title: 'Změny této stránky',
        clauses: [
          'Změní-li se, jak s údaji nakládáme, upravíme tuto stránku dřív, než změna začne platit.',
          `Toto znění je účinné od ${facts.privacyFrom}.`,
        ],
      },
    ],
  }
}

function en(facts: Facts): WrittenLegalText {
  return {
    title: 'Personal data protection',
    seo: {
      title: 'Personal data protection: what, why, how long',
      description: `Which personal data we process, why, for how long and whom we pass it to, and what rights you have. In force from ${facts.privacyFrom}.`,
    },
    effectiveFrom,
    sections: [
      {
        id: 'controller',
        title: 'Who processes the data',
        clauses: [
          `The controller of personal data is <strong>${facts.legalName}</strong>, ${said(`${facts.isRegistered ? 'registered office' : 'address'} ${facts.address}`, facts.companyId && `company ID (IČO) ${facts.companyId}`, facts.register)} (‘we’).`,
          // Claims: you have no data protection officer and need none.
          `For anything to do with personal data, write to <a href="mailto:${facts.email}">${facts.email}</a> or call ${phoneLink(facts)}. We have not appointed a data protection officer, as the law does not require us to.`,
          'We process data under Regulation (EU) 2016/679 of the European Parliament and of the Council (GDPR) and the Czech Act No. 110/2019 Coll., on personal data processing.',
        ],
      },
      {
        id: 'data',
        title: 'Which data we process',
        clauses: [
          `<strong>Orders:</strong> name, email, telephone; places and times of the ride, flight number, the name for the board, the name and telephone of a guest if somebody else rides, the number of passengers${facts.offersChildSeats ? ', pieces of luggage and child seats, the sizes of the seats' : ' and pieces of luggage'}${facts.drivers ? ', the language the driver should speak' : ''},[parcel? details of a parcel and the name and telephone of its recipient,]${facts.offersExtras ? ' extras,' : ''} your message and note, the price, the status of the order and what happened to it: offers, confirmation, changes, payments and cancellation, and our own notes on it. Also the billing address, if you give one, and, where it differs, the address for post, for companies their name, company ID and VAT ID, and the payment method. For a non-binding request these are optional until you accept our offer. What you write in the order is saved on the server as you go, before you send it, so that you do not lose it.`,
          '<strong>Messages from the contact form:</strong> name, email, telephone if you give it, subject and text.',
          '<strong>Payments and documents:</strong> what is on the invoice, and details of the payment received. You never enter a card number on this website, and we do not process it.',
          '<strong>Technical data:</strong> the IP address and what a browser sends with every request. It serves to show you the page and to guard the forms against abuse. We do not store the IP address ourselves. So as not to send too many emails to one address, we count them for a day under a keyed hash of the address. So that nobody uses up the space for unfinished orders, each has a keyed hash of the network it came from, which is deleted with it. Nor do we write names, contact details or the contents of forms into our operating logs.',
          'The name and telephone of a guest[parcel? or of a parcel’s recipient] come from whoever orders. We need them so that the driver can meet and reach that person, and keep them as long as the order. We ask whoever orders to make this page known to them. We may check data about companies in public registers; if you enter a company ID and ask us to look it up, we look it up in the Czech register ARES.',
          'Please do not send us health data or other sensitive information that the ride does not call for.',
        ],
      },
      {
        id: 'purposes',
        title: 'Why, and on what basis',
        clauses: [
          '<strong>Handling the order and carrying out the ride</strong>, including price offers, confirmation, changes and cancellation: performance of a contract and steps before it, Article 6(1)(b) GDPR. For a passenger[parcel? or a parcel’s recipient] who is not the one ordering, it is our and their legitimate interest in a proper ride, point (f).',
          '<strong>Accounting and taxes:</strong> a legal obligation, point (c).',
          '<strong>Answering your message:</strong> steps before a contract, point (b); for other messages, the legitimate interest in answering whoever writes to us, point (f).',
          '<strong>Complaints and legal claims:</strong> a legal obligation, point (c), and the legitimate interest in making and defending claims, point (f).',
          '<strong>Security of the website:</strong> the legitimate interest in a working website and forms that robots do not abuse, point (f).',
          'We need the data in an order to make and perform the contract; without the required fields we cannot drive you. What you put in the contact form is up to you, but without a name and an email address we cannot reply.',
          // Claims: no advertising and no profiles with the data of customers.
          'We do not use the data for advertising, do not sell it and build no profiles. No order is decided on by a machine. A message or an order that looks as if a robot sent it waits for a person to judge it.',
        ],
      },
      {
        id: 'recipients',
        title: 'Whom we pass the data to',
        clauses: [
          '<strong>The processor that hosts the website:</strong> Cloudflare, Inc., USA. The website runs on its servers, and unfinished and sent orders and messages are stored there for the periods given in article {article:retention}. Emails about an order are sent by Cloudflare or by the email provider we use for it.',
          '<strong>The driver or contracted carrier</strong> who carries out the ride: your name and telephone, those of a guest[parcel? or of a parcel’s recipient], places and times, and instructions for the ride.',
          // Claims: who else gets data of customers.
          `<strong>Suppliers we cannot do without:</strong> providers of email, of the order system and of accounting, ${facts.hasGateway || !facts.offersCard ? 'the bank' : 'the bank and the payment service you choose to pay with,'} and the insurer if there is damage.`,
          ...(facts.hasGateway
            ? [
                '<strong>The payment gateway</strong>, if you pay by card: Stripe Payments Europe, Ireland. It gets the order number and the amount.',
              ]
            : []),
          '<strong>Public authorities</strong>, where the law obliges us.',
          ...(facts.hasSocialPages
            ? [
                'The links to social networks are plain links. Until you click them, nothing is sent to those services.',
              ]
            : []),
        ],
      },
      {
        id: 'transfers',
        title: 'Transfers outside the European Union',
        clauses: [
          'Cloudflare may process data outside the European Union too, in the USA in particular. The transfer rests on the European Commission’s decision on the EU–US Data Privacy Framework and on standard contractual clauses.',
          'If the ride you order leads to another country, the driver may need the details of the ride there.',
        ],
      },
      {
        id: 'retention',
        title: 'How long we keep the data',
        clauses: [
          `<strong>An unfinished order on the website:</strong> ${facts.draftKept} from the last change.`,
          `<strong>An order you have sent, on the website</strong>, and with it the page showing its status: ${facts.orderKept} after the ride, the cancellation or the day the order lapsed. Until our order system has taken it over we do not delete it, so that no order is lost. Afterwards only what says nothing about you stays: the order number, the times, the price, the day and amount of a payment with its reference at the bank${facts.offersCard ? ' or gateway' : ''}, and the version of the terms.`,
          `<strong>Messages from the contact form:</strong> ${facts.messageKept}. If one leads to an order, the periods for orders apply to it.`,
          `<strong>An order or a message that looks like a robot’s:</strong> ${facts.heldKept}, unless we have dealt with it by then.`,
          // Claims: how long you keep orders outside of this website.
          '<strong>The order with us as the carrier:</strong> for the length of the contract and then until limitation periods expire, usually three years.',
          facts.vatPayer
            ? '<strong>Tax documents and the records behind them:</strong> 10 years from the end of the year of the supply, also when the order is erased, and with them an encrypted fingerprint of your email address or telephone number.'
            : '<strong>Accounting documents and the records behind them:</strong> for as long as accounting and tax law requires, usually 5 years from the end of the accounting period.',
          '<strong>Name and account of a payer on a bank statement</strong>, and a payment that fits no order: a quarter of a year.',
          '<strong>Our own people:</strong> sign-ins 2\u00a0days, drivers as long as they drive for us, the ride on their phone until the day after it.',
          'If there is a dispute or a proceeding, we keep the data it requires until it ends. After that we delete the data or anonymise it.',
          'Deleted data remain for up to 30\u00a0days in a backup of the database, which we use only to recover from a failure. If you ask us to erase your data, we keep an encrypted fingerprint of your email address or telephone number for 40\u00a0days, so that we can repeat the erasure after such a recovery.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and browser storage',
        clauses: [
          `<strong>The unfinished order</strong> (<code>__Host-draft</code>, for a minute after a form is sent also <code>__Host-draft-…</code>): connects unfinished orders with your browser when you move to another page or reload. It holds only random identifiers, five at most, lasts ${facts.draftKept} from the last change and is set only once you start ordering. After you send the order, the website knows by it that you ordered from this browser; the button ‘Forget me in this browser’ on the order page deletes it.`,
          ...(locales.length > 1
            ? [
                '<strong>Language</strong> (<code>locale</code>): notes which language you chose. It lasts 365 days and is written only when you click the language switch.',
              ]
            : []),
          'The browser may also note for a short while that the page reloaded itself after a new version of the website was released, so that it does not keep doing so. That note says nothing about you.',
          `${locales.length > 1 ? 'Both cookies are necessary' : 'The cookie is necessary'} for a service you ask for yourself, so no consent is needed under section 89(3) of the Czech Act No. 127/2005 Coll., on electronic communications. You can delete ${locales.length > 1 ? 'them' : 'it'} in your browser at any time.`,
          'We use no analytics, advertising or other tracking tools and load nothing from other companies’ servers. That is why there is no cookie bar on this website.',
        ],
      },
      {
        id: 'security',
        title: 'How we protect the data',
        clauses: [
          // Claims: only those who work on orders see them.
          'The connection to the website is encrypted. Only the people who deal with orders and messages can see them.',
          'Page addresses contain no personal data. The link to the order page carries a signed code that cannot be guessed. Whoever you give it to can see the order and cancel it. We therefore mask your email and telephone number there but for a few characters, and so we do the number of a guest[parcel? or a parcel’s recipient]. For whoever travels, the page has a link that shows only what the ride needs. A lost link is sent again only to the email address in the order.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        clauses: [
          'You have the right:<ul><li>to know which data about you we process and to receive a copy,</li><li>to have inaccurate data corrected and incomplete data completed,</li><li>to have data erased that we no longer need or may not process,</li><li>to have the processing restricted,</li><li>to the portability of data that we process under a contract,</li><li><strong>to object</strong> to processing based on a legitimate interest.</li></ul>',
          `Just write to <a href="mailto:${facts.email}">${facts.email}</a>. We answer without undue delay, within one month at the latest, and free of charge. So as not to hand data to a stranger, we may verify your identity.`,
          'If you think we process data contrary to the rules, you may lodge a complaint with the Czech Office for Personal Data Protection (Úřad pro ochranu osobních údajů), Pplk. Sochora 27, 170 00 Praha 7, <a href="https://uoou.gov.cz" rel="noopener">uoou.gov.cz</a>. We would be glad if you contacted us first.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes to this page',
        clauses: [
          'If the way we handle data changes, we amend this page before the change takes effect.',
          `This text is in force from ${facts.privacyFrom}.`,
        ],
      },
    ],
  }
}
