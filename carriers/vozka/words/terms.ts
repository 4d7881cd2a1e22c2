import { appConfig } from '~config'
import { said } from '~/carrier/phrases/said'
import type { Facts, WrittenLegalText } from '~/carrier/types'
import { type Locale, locales } from '~/lib/locale'

// Claims: terms by Czech law; let a lawyer read them.
const effectiveFrom = appConfig.terms.version

/** Terms and conditions of carriage. "We" is the carrier, "you" the customer; articles number from 1. */
export function terms(locale: Locale, facts: Facts): WrittenLegalText {
  return { cs, en }[locale](facts)
}

function phoneLink({ phone }: Facts): string {
  return `<a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`
}

/** The ways of paying before the ride, in the words of a language; an empty text where all is paid to the driver. */
function paidAhead(
  { offersCard, offersTransfer }: Facts,
  [card, or, transfer]: readonly [string, string, string],
): string {
  return [...(offersCard ? [card] : []), ...(offersTransfer ? [transfer] : [])].join(or)
}

function cs(facts: Facts): WrittenLegalText {
  const ahead = paidAhead(facts, ['kartou', ' nebo ', 'převodem'])
  return {
    title: 'Obchodní podmínky',
    seo: {
      title: 'Obchodní podmínky přepravy[parcel?, zásilek][experience? a zážitků]',
      description: `Objednání, cena, platba, změny a zrušení přepravy osob[parcel?, zásilek][experience? a zážitků]. ${facts.termsDates}.`,
    },
    effectiveFrom,
    credit: `Obce pro ${facts.showsUsual ? 'obvyklou cenu a\u00a0pro ' : ''}návrhy míst pocházejí z\u00a0dat <a href="https://www.geonames.org">GeoNames</a> pod licencí <a href="https://creativecommons.org/licenses/by/4.0/deed.cs" rel="license">CC BY 4.0</a>. Data jsme vybrali a\u00a0doplnili o\u00a0názvy v\u00a0dalších jazycích, letiště a\u00a0památky.`,
    sections: [
      {
        id: 'carrier',
        title: 'Dopravce a působnost podmínek',
        clauses: [
          `Dopravcem je <strong>${facts.legalName}</strong>, ${said(`${facts.isRegistered ? 'sídlo' : 'adresa'} ${facts.address}`, facts.companyId && `IČO ${facts.companyId}`, facts.vatId && `DIČ ${facts.vatId}`, facts.register)} (dále „dopravce“ nebo „my“).${facts.owner && ` Majitel: ${facts.owner}.`}`,
          `Zastihnete nás na telefonu ${phoneLink(facts)}, na e-mailu <a href="mailto:${facts.email}">${facts.email}</a> a přes stránku <a href="/kontakt">Kontakt</a>.${facts.isAlwaysOpen ? '' : ` Provozní doba: ${facts.openingHours}.`}${facts.bankAccount && ` Číslo bankovního účtu: ${facts.bankAccount}.`}`,
          'Podmínky platí pro přepravu osob[parcel? a zásilek][experience? a pro zážitky], které u nás objednáte na tomto webu, e-mailem nebo telefonicky. Jsou součástí smlouvy mezi námi.',
          '„Vy“ je ten, kdo si přepravu objednává. Spotřebitelem jste tehdy, když objednáváte mimo rámec svého podnikání nebo výkonu povolání.',
          'Co si ujednáme zvlášť v potvrzení objednávky, má před těmito podmínkami přednost.',
          'Časem vyzvednutí rozumíme čas vyzvednutí uvedený v objednávce; čekáme-li na Váš let nebo vlak, zadáváte plánovaný přílet nebo příjezd. Lhůty se počítají od času vyzvednutí i tehdy, když se spoj opozdí.',
        ],
      },
      {
        id: 'services',
        title: 'Co zajišťujeme',
        clauses: [
          `Přepravujeme osoby ve voze s řidičem v kategoriích ${facts.categories}, a to na jednotlivou cestu[hourly?, na cestu tam a zpět, nebo na sjednaný počet hodin][!hourly? nebo na cestu tam a zpět].[parcel&experience? Dále přepravujeme zásilky a nabízíme zážitky.][parcel&!experience? Dále přepravujeme zásilky.][!parcel&experience? Dále nabízíme zážitky.]`,
          'Jde o přepravu na základě předchozí objednávky s cenou sjednanou předem, ne o pravidelnou linku.',
          'Vozy na stránce <a href="/vozovy-park">Vozový park</a> jsou příklady. Přistavit můžeme i jiný vůz, vždy však ve sjednané nebo vyšší kategorii, s dostatkem míst a za sjednanou cenu.',
          // Claims: other carriers drive for you.
          'Přepravu můžeme svěřit smluvnímu dopravci. Odpovídáme Vám za ni tak, jako bychom ji provedli sami.',
        ],
      },
      {
        id: 'order',
        title: 'Objednávka a vznik smlouvy',
        clauses: [
          `Na stránce <a href="/objednavka">Objednávka</a> lze objednat přepravu nejpozději ${facts.leadTime} před vyzvednutím. Na dřívější čas se zeptejte telefonicky.`,
          `Před odesláním uvidíte souhrn: trasu, termín, kategorii vozu,${facts.offersExtras ? ' doplňky,' : ''} cenu nebo to, že je na dotaz, a okamžik, do kterého je zrušení zdarma. Má-li jízda uvedenou cenu, zvolíte tu i způsob platby. Do odeslání můžete každý údaj opravit.`,
          'Má-li jízda uvedenou cenu, odesíláte objednávku tlačítkem „Objednávka zavazující k platbě“. Povinnost zaplatit Vám vznikne až potvrzením podle bodu 3.5.',
          `Je-li cena na dotaz, odesíláte objednávku tlačítkem „Odeslat nezávaznou poptávku“. Do ${facts.confirmWithin} od chvíle, kdy k nám dorazí, Vám pošleme cenovou nabídku, nebo poptávku odmítneme. Nabídku přijmete na stránce objednávky tlačítkem „Objednávka zavazující k platbě“; naše nabídka je pak zároveň potvrzením a objednávka je závazná. Fakturační údaje a způsob platby po Vás chceme až tady. Nabídka platí ${facts.offerLasts}, nejdéle však do ${facts.offerEnds} před vyzvednutím, a její konec v ní uvádíme. Co jste do té doby nepřijali, propadá a nic neplatíte.`,
          '<strong>Objednávka je závazná až ve chvíli, kdy ji dopravce potvrdí.</strong> Tím okamžikem je uzavřena smlouva. Zobrazení souhrnu, čísla objednávky ani oznámení, že k nám objednávka dorazila, potvrzením nejsou.',
          // Claims: a call when the pickup is near.
          `Objednávku s uvedenou cenou potvrdíme, nebo odmítneme do ${facts.confirmWithin} od chvíle, kdy k nám dorazí. Potvrzení posíláme e-mailem a uvádíme v něm trasu, termín, kategorii vozu, cenu a dobu čekání, která je v ceně podle článku {article:ride}; přiložíme k němu tyto podmínky. Totéž uvidíte na stránce objednávky, na kterou vede odkaz z e-mailu. Je-li do vyzvednutí málo času, také Vám zavoláme. Nepotvrdíme-li objednávku do času vyzvednutí, propadá a nic neplatíte.`,
          'Dokud objednávku nepotvrdíme, smlouva nevznikla a Vy ji můžete kdykoli zdarma odvolat.',
          `Smlouvu lze uzavřít v češtině${locales.length > 1 ? ' nebo angličtině' : ''}. Objednávku i znění podmínek, které pro ni platí, uchováváme v elektronické podobě. Obojí najdete na stránce objednávky ještě ${facts.orderKept} po vyzvednutí a na požádání Vám pošleme kopii.`,
          'Náklady na použití prostředků komunikace na dálku (internet, telefon) hradíte sami podle sazby svého operátora.',
        ],
      },
      {
        id: 'customer-data',
        title: 'Správnost údajů',
        clauses: [
          `Údaje v objednávce vyplňte pravdivě a úplně. Jízdu nejvíce ovlivní místo a čas vyzvednutí, telefon a e-mail, počet osob, počet zavazadel,${facts.offersChildSeats ? ' dětské sedačky,' : ''} číslo letu nebo vlaku[parcel? a u zásilky rozměry, hmotnost a hodnota].`,
          '<strong>Nesprávné nebo neúplné údaje mohou způsobit, že přepravu nebude možné uskutečnit. V takovém případě můžeme účtovat plnou cenu.</strong>',
          `Plnou cenu neúčtujeme, když údaj opravíte nejpozději ${facts.freeCancellation} před vyzvednutím a my změnu potvrdíme, ani když chyba vznikla na naší straně. I pozdější opravě se pokusíme vyhovět.`,
          'Objednáváte-li pro někoho jiného, seznamte ho s těmito podmínkami a předejte nám jen údaje, které nám předat smíte.',
        ],
      },
      {
        id: 'price-and-payment',
        title: 'Cena a platba',
        clauses: [
          facts.vatPayer
            ? 'Ceny uvádíme v korunách českých. V objednávce je vidíte s DPH i bez DPH; platí celková cena s DPH. Je-li přeprava od DPH osvobozena, například cesta do zahraničí, je to u ceny uvedeno. Je to cena za celý vůz.'
            : 'Ceny uvádíme v korunách českých. Nejsme plátci DPH a k uvedeným cenám ji nepřipočítáváme; celková cena je konečná. Platí za celý vůz.',
          // Claims: fuel, tolls and parking are in the price.
          `Cena zahrnuje vůz s řidičem, pohonné hmoty, poplatky za použití silnic a parkování na sjednané trase.[hourly? Co zahrnuje vůz na hodiny, říká článek {article:ride}.]${facts.offersExtras ? ' Doplňky za příplatek mají cenu uvedenou v objednávce.' : ''}`,
          ...(facts.showsUsual
            ? [
                'Obvyklá cena, kterou u cest bez uvedené ceny ukazujeme, je orientační. Závazná je cena v nabídce, kterou přijmete.',
              ]
            : []),
          'Potvrzená cena se změní jen tehdy, když si vyžádáte změnu: jinou trasu, další zastávku, delší čekání[hourly? nebo další hodiny a u vozu na hodiny další kilometry]. Částku Vám sdělíme předem a účtujeme ji pouze s Vaším souhlasem. Co si přidáte až za jízdy, doúčtujeme po ní a uvedeme za co.',
          // Claims (cashByArrangement): payment in cash by arrangement.
          `V objednávce nabízíme ${facts.waysAgreed}.${facts.arrangesInvoice ? ` Po dohodě lze platit také ${facts.offersCash ? '' : 'hotově řidiči, '}na fakturu${facts.offersTransfer ? ' nebo pomocí QR kódu' : ''}.` : facts.offersCash ? '' : ' Po dohodě lze platit také hotově řidiči.'}`,
          // Claims: another currency by arrangement.
          'Platí se v korunách českých. Platbu v jiné měně lze předem dohodnout; částka v této měně je pak uvedena v potvrzení objednávky.',
          `O platbu žádáme až po potvrzení objednávky. Pokyny k platbě Vám pošleme s potvrzením a najdete je i na stránce objednávky${facts.offersTransfer ? ', pro převod také jako QR kód' : ''}.${ahead && ` Zaplatíte ${facts.offersCash ? `${ahead} ` : ''}do data, které v nich uvedeme: do ${facts.dueWithin} od potvrzení, nejpozději však před vyzvednutím.`}${facts.takesInvoice ? ' Jízdu na fakturu platíte až po jízdě.' : ''} Variabilním symbolem je číslo objednávky.`,
          ...(facts.offersCash
            ? [
                `Kdo zvolí platbu v\u00a0hotovosti, zaplatí celou cenu řidiči při jízdě. Pokud se nedostavíte nebo objednávku zrušíte pozdě, zaplatíte dlužnou částku ${facts.offersTransfer ? 'převodem' : 'podle výzvy, kterou Vám pošleme'}; stejně se platí doplatky po jízdě.`,
              ]
            : []),
          `Za ${facts.offersCard ? 'platbu kartou ani jiným způsobem' : 'žádný způsob platby'} neúčtujeme ${facts.offersCard ? 'žádný ' : ''}příplatek.`,
          `${facts.vatPayer ? 'Daňový doklad' : 'Fakturu'} posíláme v elektronické podobě e-mailem, s čímž souhlasíte. Při prodlení s platbou můžeme požadovat zákonný úrok z prodlení.`,
        ],
      },
      {
        id: 'cancellation',
        title: 'Změna a zrušení z Vaší strany',
        clauses: [
          'Objednávku zrušíte nebo o její změnu požádáte na stránce objednávky, na kterou vede odkaz z našich e-mailů, anebo telefonicky či e-mailem s číslem objednávky. Rozhoduje okamžik, kdy nám žádost dojde; na stránce objednávky je to okamžik, kdy ji tlačítkem odešlete. Než zrušení potvrdíte, stránka Vám ukáže, kolik stojí.',
          'Nepotvrzenou objednávku zrušíte kdykoli zdarma.',
          `<strong>Potvrzenou objednávku můžete zdarma změnit nebo zrušit nejpozději ${facts.freeCancellation} před časem vyzvednutí.</strong> Žádost, která dojde přesně v tomto okamžiku, je ještě včasná. Pozdější změně vyhovíme, jen když to jde; jinak platí původní dohoda.`,
          '<strong>Při pozdějším zrušení účtujeme plnou sjednanou cenu.</strong> Vůz i řidič jsou v té době vyhrazeni pouze Vám.',
          `Potvrdíme-li objednávku v době, kdy do vyzvednutí zbývá méně než ${facts.freeCancellation}, nelze ji po potvrzení zrušit zdarma. Na to Vás upozorníme v souhrnu ještě před odesláním objednávky.`,
          'Změna závisí na volných vozech a může změnit cenu. Mění-li se cena nebo čas, pošleme Vám změnu jako nabídku; dokud ji nepřijmete, platí původní dohoda. Nemůžeme-li změně vyhovět, zůstává Vám právo objednávku zrušit podle bodu 6.3.',
          `Jízda tam a zpět je jedna objednávka a lhůta se u ní počítá od prvního vyzvednutí. Chcete-li vynechat jen jednu z obou jízd, je to změna objednávky${facts.returnDiscount ? '; sleva za zpáteční jízdu se pak neuplatní' : ''}.`,
          'Plnou cenu neúčtujeme, pokud jízdu rušíte proto, že jsme svou povinnost porušili nebo ji zjevně nesplníme včas, ani pokud jízdě zabránila mimořádná událost podle článku {article:liability}.',
          // Claims: another date at the same price after a cancelled flight.
          'Zruší-li Váš let letecká společnost a dáte-li nám to vědět bez odkladu, pokusíme se s Vámi domluvit náhradní termín za tutéž cenu; účtování můžeme také prominout.',
          'Peníze, na které máte po zrušení nárok, vrátíme bez zbytečného odkladu, nejpozději do 14 dnů, stejným způsobem, jakým jste je zaplatili.',
        ],
      },
      {
        id: 'ride',
        title: 'Vyzvednutí a průběh jízdy',
        clauses: [
          // Claims: the driver waits in the arrivals hall with a board.
          'Ve sjednaný čas na Vás řidič čeká na místě vyzvednutí. Na letišti stojí v příletové hale s cedulkou, na které je jméno z objednávky.',
          'Uvedete-li číslo letu nebo vlaku, řídíme se skutečným příjezdem. Čekání způsobené zpožděním spoje neúčtujeme[hourly?; u vozu na hodiny začíná sjednaná doba až Vaším příjezdem].',
          `${facts.waiting} Čekat déle můžeme, jen dovolí-li to řidiči další jízda.`,
          'Nedostavíte-li se do konce čekání, které je v ceně, a do té doby se neozvete ani se nám nepodaří Vás zastihnout na uvedeném telefonu, považujeme jízdu za pozdě zrušenou.',
          // Claims: nobody smokes in your cars.
          'Cestující jsou povinni použít bezpečnostní pásy a řídit se pokyny řidiče, které se týkají bezpečnosti. Ve voze se nekouří.',
          `Děti jezdí v zádržném systému odpovídajícím jejich výšce a váze. ${facts.offersChildSeats ? 'Potřebné sedačky uveďte v\u00a0objednávce' : 'Sedačky nemáme, přivezte si prosím vlastní'}.`,
          // Claims: animals travel by arrangement, assistance dogs always.
          'Zvířata přepravujeme po předchozí dohodě, vodicí a asistenční psy vždy.',
          'Řidič může jízdu odmítnout nebo přerušit, pokud by pokračování ohrozilo bezpečnost, zejména při překročení počtu míst, odmítnutí pásů, násilném jednání nebo převozu nebezpečných látek. Způsobí-li to cestující zaviněně, účtujeme plnou cenu.',
          `[hourly?${facts.hourlyHire} ]Prodloužit jízdu můžete po dohodě s řidičem; účtujeme ji po započatých ${facts.waitingStep} hodinovou sazbou kategorie.`,
        ],
      },
      {
        id: 'luggage-and-cleaning',
        title: 'Zavazadla a čistota vozu',
        clauses: [
          'Zavazadla přepravujeme v počtu uvedeném v objednávce. Rozměrné věci nám oznamte předem. Nevejdou-li se do vozu věci, které jste neoznámili, nejsme povinni je přepravit.',
          `<strong>Za silné znečištění vozu, po kterém je nutné odborné čištění, účtujeme ${facts.cleaningFee}.</strong> Běžné znečištění, například bláto z bot nebo drobky, do ceny jízdy patří.`,
          // Claims: photographs and the receipt of the cleaning.
          'Poplatek neúčtujeme, pokud znečištění nezpůsobil nikdo z cestujících. Na požádání Vám doložíme fotografie a doklad o čištění.',
          'Jinou škodu, kterou cestující na voze zaviněně způsobí, hradí ten, kdo za ni podle zákona odpovídá.',
          // Claims: you keep what is left in a car.
          'Věci, které ve voze zapomenete, uschováme a domluvíme s Vámi předání. Poštovné hradíte Vy.',
        ],
      },
      {
        id: 'parcels',
        kinds: ['parcel'],
        title: 'Přeprava zásilek',
        clauses: [
          `Přepravujeme zásilky do ${facts.parcelStandard}, dlouhé předměty do ${facts.parcelLong}, v obou případech o hmotnosti nejvýše ${facts.parcelWeight}.`,
          `${facts.isInsured ? `Náklad je pojištěn do ${facts.parcelInsurance}. ` : ''}V objednávce uveďte skutečnou hodnotu zásilky, podle ní se počítá případná náhrada; neuvedete-li ji, hodnotu při škodě doložíte. Zásilku vyšší hodnoty přijmeme jen po předchozí písemné dohodě.`,
          'Zásilku předáte zabalenou tak, aby vydržela obvyklou přepravu vozem, a označenou jménem příjemce. Uvedete také jeho telefon.',
          facts.handing,
          'Nepřepravujeme nebezpečné a výbušné látky, zbraně a střelivo, omamné látky, peníze a cennosti, živá zvířata bez doprovodu a věci, jejichž držení nebo přepravu zakazuje právní předpis. Při důvodném podezření může řidič požádat o ukázání obsahu, nebo zásilku odmítnout.',
          // Claims (parcel): parcels are handed over against a signature.
          'Příjemce převzetí potvrdí podpisem. Nezastihneme-li ho, spojíme se s Vámi; opakované doručení nebo návrat zásilky hradíte Vy, pokud jsme překážku nezpůsobili my.',
          'Zjevné poškození oznamte při převzetí, skryté bez zbytečného odkladu po jeho zjištění. Zákonné lhůty tím nejsou zkráceny.',
          'Za zásilku odpovídáme podle zákona od převzetí do vydání, ledaže škodu způsobil odesílatel, příjemce, vadný obal nebo povaha zásilky.',
        ],
      },
      {
        id: 'experiences-and-extras',
        title: '[experience?Zážitky a doplňky][!experience?Doplňky]',
        clauses: [
          '[experience?Program, délku, varianty a to, co cena zahrnuje a nezahrnuje, uvádí stránka zážitku. Vstupné a jídlo jsou v ceně jen tehdy, když je to tam napsáno.]',
          '[experience?Zážitek je přeprava s programem na trase. Ubytování její součástí není.]',
          // Claims (experience): another place, or a lower price, where one is closed.
          '[experience?Je-li některé místo na trase zavřené nebo nedostupné, navrhneme rovnocennou náhradu. Nebude-li Vám vyhovovat, máte právo na přiměřenou slevu.]',
          ...(facts.offersExtras
            ? [
                // Claims (extras): what the extras are.
                'K jízdě lze přiobjednat řidiče v obleku, prosecco, Wi-Fi a vodu. Wi-Fi je zdarma a závisí na pokrytí signálem; krátký výpadek není vadou přepravy.',
              ]
            : []),
          ...(facts.servesAlcohol
            ? [
                'Alkohol podáváme jen osobám od 18 let. Řidič si může vyžádat doklad totožnosti a bez něj láhev nevydat. Cenu nevydaného prosecca vrátíme.',
              ]
            : []),
        ],
      },
      {
        id: 'liability',
        title: 'Naše odpovědnost a reklamace',
        clauses: [
          'Odpovídáme za to, že přepravu provedeme s odbornou péčí, bezpečně a ve sjednaném rozsahu. Škodu hradíme podle občanského zákoníku. Nic v těchto podmínkách neomezuje naši odpovědnost za újmu na zdraví, za škodu způsobenou úmyslně nebo z hrubé nedbalosti, ani práva, která spotřebiteli dává zákon.',
          // Claims: another car in place of yours.
          'Nemůžeme-li jízdu uskutečnit z důvodu na naší straně, neplatíte nic a zaplacenou cenu vrátíme. Nabídneme Vám náhradní vůz, bude-li k dispozici. Nárok na náhradu škody zůstává.',
          'Přijedeme-li pozdě z důvodu na naší straně a jízda tím pro Vás ztratí smysl, můžete ji zdarma odmítnout.',
          'Doba jízdy je odhad podle obvyklého provozu. Pokud spěcháte na letadlo, vlak nebo jednání, zvolte čas vyzvednutí s rezervou; rádi Vám s ním poradíme.',
          'Zabrání-li přepravě mimořádná událost, kterou žádná strana nemohla předvídat ani odvrátit, například povodeň, uzavření letiště nebo úřední zákaz, nedlužíme si nic navzájem; již zaplacenou cenu vrátíme, nedohodneme-li se na jiném termínu.',
          // Claims: an answer to complaints within 30 days.
          'Reklamaci uplatněte co nejdříve, nejlépe e-mailem s číslem objednávky. Přijetí Vám potvrdíme a spotřebiteli odpovíme bez zbytečného odkladu, nejpozději do 30 dnů.',
        ],
      },
      {
        id: 'consumers',
        title: 'Odstoupení a řešení spotřebitelských sporů',
        clauses: [
          'Na smlouvu o přepravě osob se čtrnáctidenní právo spotřebitele odstoupit od smlouvy uzavřené na dálku nevztahuje (§ 1840 občanského zákoníku).[parcel&experience? Neplatí ani pro přepravu zásilek a pro zážitky se sjednaným termínem (§ 1837 občanského zákoníku).][parcel&!experience? Neplatí ani pro přepravu zásilek (§ 1837 občanského zákoníku).][!parcel&experience? Neplatí ani pro zážitky se sjednaným termínem (§ 1837 občanského zákoníku).]',
          'Místo něj máte právo na bezplatné zrušení podle článku {article:cancellation}. Práva, která Vám vznikla porušením smlouvy z naší strany, nejsou dotčena.',
          'Kdybychom výjimečně sjednali plnění bez určeného termínu, například dárkový poukaz, zůstává Vám právo odstoupit do 14 dnů od uzavření smlouvy zachováno.',
          `Nejste-li s něčím spokojeni, napište nám prosím nejdřív na <a href="mailto:${facts.email}">${facts.email}</a>. Většinu věcí vyřešíme domluvou.`,
          'Spotřebitelský spor, který se nepodaří vyřešit mezi námi, můžete předložit k mimosoudnímu řešení České obchodní inspekci: <a href="https://www.coi.gov.cz" rel="noopener">www.coi.gov.cz</a>, návrh se podává na <a href="https://adr.coi.gov.cz" rel="noopener">adr.coi.gov.cz</a>. Podat ho lze do jednoho roku ode dne, kdy jste u nás své právo uplatnili poprvé.',
          'Česká obchodní inspekce také dohlíží na dodržování předpisů o ochraně spotřebitele. Právo obrátit se na soud tím není dotčeno.',
        ],
      },
      {
        id: 'final-provisions',
        title: 'Závěrečná ustanovení',
        clauses: [
          'Smlouva se řídí právem České republiky, zejména občanským zákoníkem. Spotřebiteli s bydlištěm v jiném státě Evropské unie zůstává ochrana, kterou mu dávají závazné předpisy tohoto státu.',
          'Jak nakládáme s osobními údaji, popisuje stránka <a href="/zpracovani-osobnich-udaju">Zpracování osobních údajů</a>.',
          'Pro objednávku platí znění podmínek účinné v den jejího odeslání. Pozdější změny se uzavřených smluv netýkají. Každé znění zůstává na tomto webu pod vlastní adresou a stránka objednávky vede na to, které pro ni platí.',
          ...(locales.length > 1
            ? [
                'Podmínky jsou vydány česky a anglicky. Liší-li se znění, rozhoduje české; výklad, který je pro spotřebitele příznivější, má přednost.',
              ]
            : []),
          'Je-li některé ustanovení neplatné, ostatní platí dál.',
          `Tyto podmínky jsou účinné od ${facts.termsFrom}.${facts.rulesSince === facts.termsFrom ? '' : ` Pravidla o tom, kdy je objednávka závazná, jak se mění a ruší a kdo odpovídá za správnost údajů, platí beze změny od ${facts.rulesSince}.`}`,
        ],
      },
    ],
  }
}

function en(facts: Facts): WrittenLegalText {
  const ahead = paidAhead(facts, ['card', ' or ', 'bank transfer'])
  return {
    title: 'Terms and conditions',
    seo: {
      title: 'Terms and conditions for rides[parcel? and parcels]',
      description: `Ordering, payment, changes and cancellation of rides[parcel?, parcel deliveries][experience? and experiences]. ${facts.termsDates}.`,
    },
    effectiveFrom,
    credit: `Towns for ${facts.showsUsual ? 'the usual price and for ' : ''}suggested places come from <a href="https://www.geonames.org">GeoNames</a>, licensed under <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">CC BY 4.0</a>. We selected the data and added names in other languages, airports and sights.`,
    sections: [
      {
        id: 'carrier',
        title: 'The carrier and the scope of these terms',
        clauses: [
          `The carrier is <strong>${facts.legalName}</strong>, ${said(`${facts.isRegistered ? 'registered office' : 'address'} ${facts.address}`, facts.companyId && `company ID (IČO) ${facts.companyId}`, facts.vatId && `VAT ID (DIČ) ${facts.vatId}`, facts.register)} (‘the carrier’ or ‘we’).${facts.owner && ` Owner: ${facts.owner}.`}`,
          `You can reach us by telephone on ${phoneLink(facts)}, by email at <a href="mailto:${facts.email}">${facts.email}</a> and through the <a href="/en/contact">Contact</a> page.${facts.isAlwaysOpen ? '' : ` Opening hours: ${facts.openingHours}.`}${facts.bankAccount && ` Bank account: ${facts.bankAccount}.`}`,
          'These terms apply to every carriage of passengers[parcel? or parcels][experience? and to every experience] that you order from us on this website, by email or by telephone. They form part of the contract between us.',
          '‘You’ means whoever orders the transport. You are a consumer if you order outside your trade, business or profession.',
          'Anything we agree separately in the confirmation of an order takes precedence over these terms.',
          'The time of pickup is the pickup time given in the order; if we meet your flight or train, you enter its scheduled arrival. Every period is counted from the time of pickup, even if the flight or train is late.',
        ],
      },
      {
        id: 'services',
        title: 'What we provide',
        clauses: [
          `We carry passengers in a car with a driver in the categories ${facts.categories}: for a single journey[hourly?, a return journey or an agreed number of hours][!hourly? or a return journey].[parcel&experience? We also carry parcels and offer experiences.][parcel&!experience? We also carry parcels.][!parcel&experience? We also offer experiences.]`,
          'All transport is by prior order at a price agreed beforehand. It is not a scheduled service.',
          'The cars on the page <a href="/en/cars-park">Our cars</a> are examples. We may send another car, but always in the agreed or a higher category, with enough seats and at the agreed price.',
          // Claims: other carriers drive for you.
          'We may entrust a ride to another carrier under contract with us. We answer to you for it as if we had carried it out ourselves.',
        ],
      },
      {
        id: 'order',
        title: 'The order and how the contract is made',
        clauses: [
          `Transport can be ordered on the <a href="/en/order">Order</a> page no later than ${facts.leadTime} before pickup. For an earlier time, please call us.`,
          `Before you send the order you see a summary: route, date and time, car category,${facts.offersExtras ? ' extras,' : ''} the price or that it is on request, and the moment until which cancelling is free. If the ride has a stated price, you also choose the method of payment there. You can correct every detail until you send it.`,
          'If the ride has a stated price, you send the order with the button ‘Order with obligation to pay’. Your duty to pay arises only with our confirmation under clause 3.5.',
          `If the price is on request, you send the order with the button ‘Send a non-binding request’. Within ${facts.confirmWithin} of receiving it we send you an offer or decline. You accept the offer on the order page with the button ‘Order with obligation to pay’; our offer is then our confirmation as well, and the order is binding. Only there are billing details and a method of payment required. An offer stands for ${facts.offerLasts}, but no longer than until ${facts.offerEnds} before pickup, and states when it ends. An offer you have not accepted by then lapses, and you pay nothing.`,
          '<strong>An order becomes binding only at the moment the carrier confirms it.</strong> That is when the contract is made. The summary, the order number and the notice that we have received the order are not a confirmation.',
          // Claims: a call when the pickup is near.
          `We confirm or decline an order with a stated price within ${facts.confirmWithin} of receiving it. The confirmation comes by email and states the route, date and time, car category, price, and how much waiting is included under article {article:ride}; these terms are attached to it. You see the same on the order page, to which a link in the email leads. If pickup is close, we also call you. If we have not confirmed an order by its time of pickup, it lapses and you pay nothing.`,
          'Until we confirm the order there is no contract, and you may withdraw the order at any time free of charge.',
          `The contract may be made in ${locales.length > 1 ? 'Czech or in English' : 'English'}. We keep the order and the version of the terms that applies to it in electronic form. You find both on the order page until ${facts.orderKept} after the pickup, and we will send you a copy if you ask.`,
          'You bear the cost of your own means of communication (internet, telephone) at your provider’s usual rate.',
        ],
      },
      {
        id: 'customer-data',
        title: 'Correct details',
        clauses: [
          `Please fill in the order truthfully and completely. What matters most is the place and time of pickup, the telephone and email, the number of passengers and pieces of luggage,${facts.offersChildSeats ? ' child seats,' : ''} the flight or train number[parcel?, and for a parcel its dimensions, weight and value].`,
          '<strong>Incorrect or incomplete details may make the transport impossible. In that case we may charge the full price.</strong>',
          `We do not charge the full price if you correct the details no later than ${facts.freeCancellation} before pickup and we confirm the change, nor if the mistake was ours. We will try to accommodate later corrections too.`,
          'If you order for someone else, make these terms known to them and give us only such details as you are entitled to give.',
        ],
      },
      {
        id: 'price-and-payment',
        title: 'Price and payment',
        clauses: [
          facts.vatPayer
            ? 'Our prices are in Czech crowns. The order shows them with and without VAT; the total with VAT is what you pay. Where transport is exempt from VAT, for example a journey abroad, that is stated with the price. It is a price for the whole car.'
            : 'Our prices are in Czech crowns. We are not registered for VAT and add none to the prices shown; the total is final. It is a price for the whole car.',
          // Claims: fuel, tolls and parking are in the price.
          `The price covers the car with its driver, fuel, road tolls and parking on the agreed route.[hourly? Article {article:ride} says what hire by the hour includes.]${facts.offersExtras ? ' Extras that cost something have their price shown in the order.' : ''}`,
          ...(facts.showsUsual
            ? [
                'The usual price shown for journeys without a stated price is for guidance only. The binding price is the one in the offer you accept.',
              ]
            : []),
          'A confirmed price changes only if you ask for a change: another route, a further stop, [hourly?longer waiting or more hours, and with hire by the hour more kilometres][!hourly?longer waiting]. We tell you the amount beforehand and charge it only with your consent. What you add during the ride is charged after it, and we say what for.',
          // Claims (cashByArrangement): payment in cash by arrangement.
          `The order offers ${facts.waysAgreed}.${facts.arrangesInvoice ? ` By arrangement you may also pay ${facts.offersCash ? 'on invoice' : 'in cash to the driver or on invoice'}${facts.offersTransfer ? ', or with a QR code' : ''}.` : facts.offersCash ? '' : ' By arrangement you may also pay in cash to the driver.'}`,
          // Claims: another currency by arrangement.
          'Payment is in Czech crowns. Another currency can be agreed beforehand; the amount in that currency is then stated in the confirmation of the order.',
          `We ask for payment only after confirming the order. The payment instructions come with the confirmation and are on the order page${facts.offersTransfer ? ', for a transfer as a QR code too' : ''}.${ahead && ` ${facts.offersCash ? `A payment by ${ahead} is due` : 'You pay'} by the date they give: within ${facts.dueWithin} of the confirmation, and always before pickup.`}${facts.takesInvoice ? ' A ride on invoice is paid afterwards.' : ''} The order number is the payment reference (variable symbol).`,
          ...(facts.offersCash
            ? [
                `If you choose cash, you pay the whole price to the driver during the ride. If you do not turn up or cancel late, you pay the amount due ${facts.offersTransfer ? 'by bank transfer' : 'as our request for payment says'}; any surcharge after the ride is paid in the same way.`,
              ]
            : []),
          `We make no surcharge for ${facts.offersCard ? 'paying by card or by any other method' : 'any way of paying'}.`,
          `The ${facts.vatPayer ? 'VAT invoice' : 'invoice'} is sent by email in electronic form, to which you agree. If payment is late, we may claim statutory default interest.`,
        ],
      },
      {
        id: 'cancellation',
        title: 'Changes and cancellation by you',
        clauses: [
          'Cancel an order or ask for a change on the order page, to which a link in our emails leads, or by telephone or email with the order number. What counts is the moment your request reaches us; on the order page that is the moment you send it with the button. Before you confirm a cancellation, the page shows you what it costs.',
          'An order that has not been confirmed can be cancelled at any time free of charge.',
          `<strong>A confirmed order can be changed or cancelled free of charge no later than ${facts.freeCancellation} before the time of pickup.</strong> A request that arrives exactly at that moment is still in time. Later we change a ride only if we can; otherwise the original arrangement stands.`,
          '<strong>For a later cancellation we charge the full agreed price.</strong> By then the car and the driver are reserved for you alone.',
          `If we confirm an order when pickup is less than ${facts.freeCancellation} away, it cannot be cancelled free of charge after confirmation. The summary warns you of this before you send the order.`,
          'A change depends on the cars available and may change the price. If it changes the price or the time, we send it to you as an offer; until you accept it, the original arrangement stands. If we cannot accommodate a change, you still have the right to cancel under clause 6.3.',
          `A return journey is one order, and its period is counted from the first pickup. If you want to leave out only one of the two rides, that is a change of the order${facts.returnDiscount ? '; the discount on the return journey then no longer applies' : ''}.`,
          'We do not charge the full price if you cancel because we have failed in our duty, or evidently will not perform it in time, or if the ride was prevented by an extraordinary event under article {article:liability}.',
          // Claims: another date at the same price after a cancelled flight.
          'If an airline cancels your flight and you let us know without delay, we will try to arrange a new date with you at the same price; we may also waive the charge.',
          'Money due to you after a cancellation is returned without undue delay, within 14 days at the latest, by the method you used to pay.',
        ],
      },
      {
        id: 'ride',
        title: 'Pickup and the ride',
        clauses: [
          // Claims: the driver waits in the arrivals hall with a board.
          'The driver waits for you at the pickup address at the agreed time. At an airport the driver waits in the arrivals hall with a board bearing the name from the order.',
          'If you give a flight or train number, we go by the actual arrival. Waiting caused by the delay is not charged[hourly?; with hire by the hour, the agreed time begins when you arrive].',
          `${facts.waiting} The driver can wait longer only if the next job allows it.`,
          'If you do not appear by the end of the included waiting, have not called by then and cannot be reached on the number given, we treat the ride as cancelled late.',
          // Claims: nobody smokes in your cars.
          'Passengers must wear seat belts and follow the driver’s instructions where safety is concerned. There is no smoking in the car.',
          `Children travel in a restraint that suits their height and weight. ${facts.offersChildSeats ? 'Please state the seats you need in the order' : 'We have no child seats; please bring your own'}.`,
          // Claims: animals travel by arrangement, assistance dogs always.
          'Animals are carried by prior agreement; guide and assistance dogs always.',
          'The driver may refuse or break off a ride that could not safely continue, in particular if there are too many passengers, seat belts are refused, there is violence, or dangerous substances are carried. Where passengers are at fault, we charge the full price.',
          `[hourly?${facts.hourlyHire} It][!hourly?A ride] can be extended by agreement with the driver; we charge the hourly rate of the category for every ${facts.waitingStep} or part thereof.`,
        ],
      },
      {
        id: 'luggage-and-cleaning',
        title: 'Luggage and a clean car',
        clauses: [
          'We carry as many pieces of luggage as the order states. Tell us about bulky things beforehand. We need not carry things you did not mention if they do not fit in the car.',
          `<strong>If the car is so heavily soiled that it needs professional cleaning, we charge ${facts.cleaningFee}.</strong> Ordinary dirt, such as mud from shoes or crumbs, is part of the price of the ride.`,
          // Claims: photographs and the receipt of the cleaning.
          'The fee is not charged if no passenger caused the soiling. We will show you photographs and the cleaning receipt if you ask.',
          'Other damage that passengers culpably do to the car is paid for by whoever is liable by law.',
          // Claims: you keep what is left in a car.
          'We keep what you leave behind in the car and arrange with you how to return it. You pay for sending it.',
        ],
      },
      {
        id: 'parcels',
        kinds: ['parcel'],
        title: 'Parcels',
        clauses: [
          `We carry parcels up to ${facts.parcelStandard} and long items up to ${facts.parcelLong}, in either case weighing no more than ${facts.parcelWeight}.`,
          `${facts.isInsured ? `The cargo is insured up to ${facts.parcelInsurance}. ` : ''}State the true value of the parcel in the order: any compensation is worked out from it. If you leave it out, you will need to prove the value if damage occurs. We accept a parcel of higher value only by written agreement beforehand.`,
          'Hand the parcel over packed so as to withstand ordinary carriage by car and marked with the recipient’s name. Give us the recipient’s telephone number too.',
          facts.handing,
          'We do not carry dangerous or explosive substances, weapons or ammunition, narcotics, money or valuables, unaccompanied live animals, or things whose possession or carriage is forbidden by law. On reasonable suspicion the driver may ask to see the contents or refuse the parcel.',
          // Claims (parcel): parcels are handed over against a signature.
          'The recipient confirms receipt with a signature. If we cannot reach the recipient, we get in touch with you; a second delivery or the return of the parcel is at your expense unless we caused the obstacle.',
          'Report visible damage on receipt, and hidden damage without undue delay once you find it. Statutory periods are not shortened by this.',
          'We are liable for the parcel by law from taking it over until handing it over, unless the damage was caused by the sender, the recipient, defective packing or the nature of the parcel.',
        ],
      },
      {
        id: 'experiences-and-extras',
        title: '[experience?Experiences and extras][!experience?Extras]',
        clauses: [
          '[experience?The programme, length and variants of an experience, and what the price does and does not include, are given on its page. Entry fees and meals are included only where the page says so.]',
          '[experience?An experience is transport with a programme along the route. It does not include accommodation.]',
          // Claims (experience): another place, or a lower price, where one is closed.
          '[experience?If a place on the route is closed or cannot be reached, we suggest one of equal worth. If that does not suit you, you are entitled to a fair reduction.]',
          ...(facts.offersExtras
            ? [
                // Claims (extras): what the extras are.
                'A driver in a suit, prosecco, Wi-Fi and water can be added to a ride. Wi-Fi is free and depends on signal; a brief outage is not a defect of the transport.',
              ]
            : []),
          ...(facts.servesAlcohol
            ? [
                'Alcohol is served only to persons aged 18 or over. The driver may ask for proof of age and, without it, refuse to hand over the bottle. We return the price of prosecco not served.',
              ]
            : []),
        ],
      },
      {
        id: 'liability',
        title: 'Our liability and complaints',
        clauses: [
          'We are responsible for carrying you with professional care, safely and to the extent agreed. Damage is made good under the Czech Civil Code. Nothing in these terms limits our liability for injury to health, for damage caused intentionally or by gross negligence, or the rights the law gives a consumer.',
          // Claims: another car in place of yours.
          'If we cannot carry out the ride for a reason on our side, you pay nothing and we return what you have paid. We offer you another car if one is available. Your claim to damages remains.',
          'If we are late for a reason on our side and the ride thereby loses its purpose for you, you may refuse it free of charge.',
          'The length of a ride is an estimate based on usual traffic. If you have a plane, a train or a meeting to catch, leave time to spare when you choose the time of pickup; we are glad to advise.',
          'If transport is prevented by an extraordinary event that neither side could foresee or avert, such as a flood, the closure of an airport or an official ban, neither owes the other anything; we return a price already paid unless we agree on another date.',
          // Claims: an answer to complaints within 30 days.
          'Make a complaint as soon as you can, preferably by email with the order number. We acknowledge it, and answer a consumer without undue delay, within 30 days at the latest.',
        ],
      },
      {
        id: 'consumers',
        title: 'Withdrawal and consumer disputes',
        clauses: [
          'The consumer’s 14-day right to withdraw from a distance contract does not apply to a contract for the carriage of passengers (section 1840 of the Czech Civil Code).[parcel&experience? Nor does it apply to the carriage of parcels and to experiences with an agreed date (section 1837 of the Civil Code).][parcel&!experience? Nor does it apply to the carriage of parcels (section 1837 of the Civil Code).][!parcel&experience? Nor does it apply to experiences with an agreed date (section 1837 of the Civil Code).]',
          'In its place you have the right to cancel free of charge under article {article:cancellation}. Rights that arise from a breach of contract on our side are not affected.',
          'Should we, exceptionally, agree on a service with no set date, such as a gift voucher, your right to withdraw within 14 days of making the contract is preserved.',
          `If something has disappointed you, please write to us first at <a href="mailto:${facts.email}">${facts.email}</a>. Most things can be settled by talking.`,
          'A consumer dispute that we cannot settle between us may be brought for out-of-court resolution before the Czech Trade Inspection Authority (Česká obchodní inspekce): <a href="https://www.coi.gov.cz" rel="noopener">www.coi.gov.cz</a>; proposals are filed at <a href="https://adr.coi.gov.cz" rel="noopener">adr.coi.gov.cz</a>. The time limit is one year from the day you first asserted your right with us.',
          'The same authority supervises compliance with consumer protection law. Your right to go to court is not affected.',
        ],
      },
      {
        id: 'final-provisions',
        title: 'Final provisions',
        clauses: [
          'The contract is governed by the law of the Czech Republic, in particular the Civil Code. A consumer resident in another state of the European Union keeps the protection of the mandatory rules of that state.',
          'How we handle personal data is described on the <a href="/en/personal-data-protection">Personal data protection</a> page.',
          'An order is governed by the terms in force on the day it is sent. Later changes do not touch contracts already made. Every version stays on this website at an address of its own, and the order page leads to the one that applies to it.',
          ...(locales.length > 1
            ? [
                'The terms are issued in Czech and in English. Where they differ, the Czech text decides; a reading more favourable to a consumer prevails.',
              ]
            : []),
          'If a provision is invalid, the others remain in force.',
          `These terms are in force from ${facts.termsFrom}.${facts.rulesSince === facts.termsFrom ? '' : ` The rules on when an order binds, how it is changed and cancelled and who is responsible for correct details have been the same since ${facts.rulesSince}.`}`,
        ],
      },
    ],
  }
}
