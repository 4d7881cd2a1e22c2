import { carCategories } from '~carrier/words/cars'
import { faqAbroad } from '~carrier/words/faq-abroad'
import { faqCategories } from '~carrier/words/faq-categories'
import type { Facts, WrittenFaq } from '~/carrier/types'
import type { Locale } from '~/lib/locale'

/** Answers to frequent questions, in groups; every figure comes from the facts. */
export function faq(locale: Locale, facts: Facts): WrittenFaq {
  return { cs, en }[locale](facts)
}

/** One category per line, e.g. "Business: up to 5 seats, up to 8 pieces of luggage". */
function capacities(locale: Locale, luggageText: (count: number) => string): string {
  const lines = carCategories[locale].map(
    ({ name, passengers, luggage }) => `<li>${name}: ${passengers}, ${luggageText(luggage)}</li>`,
  )
  return `<ul>${lines.join('')}</ul>`
}

function phoneLink({ phone }: Facts): string {
  return `<a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`
}

function cs(facts: Facts): WrittenFaq {
  return [
    {
      slug: 'ordering',
      title: 'Objednání',
      faqList: [
        {
          slug: 'how-to-order',
          title: 'Jak si jízdu objednám?',
          content: `<p>V <a href="/objednavka">objednávce</a> nejdřív zadáte, odkud a kam pojedete, a uvidíte cenu. Pak vyberete vůz a doplníte, kdy pojedete, kolik povezete zavazadel a na koho je objednávka. Na další stránce zkontrolujete souhrn, vyberete způsob platby a objednávku odešlete. Je-li cena na dotaz, stačí k nezávazné poptávce jméno, e-mail a telefon; fakturační údaje a způsob platby vyplnit můžete, potřebujeme je až k přijetí nabídky. Kdo raději mluví s člověkem, může zavolat na ${phoneLink(facts)}.</p>`,
        },
        {
          slug: 'when-binding',
          title: 'Kdy je objednávka závazná?',
          content: `<p>Teprve tehdy, když ji potvrdíme. Do té doby Vás k ničemu nezavazuje a můžete ji zdarma zrušit. Do ${facts.confirmWithin} od chvíle, kdy k nám dorazí, Vám ji e-mailem potvrdíme, nebo odmítneme. Je-li cena na dotaz, pošleme Vám v téže lhůtě nabídku, nebo poptávku odmítneme; závazná objednávka vznikne, až nabídku přijmete.</p><p>Stránka s číslem objednávky, kterou uvidíte hned po odeslání, znamená jen to, že k nám objednávka v pořádku dorazila. V jakém stavu je, na této stránce uvidíte kdykoli.</p>`,
        },
        {
          slug: 'how-early',
          title: 'Jak dlouho předem mám objednat?',
          content: `<p>Přes web nejméně ${facts.leadTime} před vyzvednutím, ať stihneme vůz i řidiče připravit. Spěcháte-li víc, zavolejte na ${phoneLink(facts)}; je-li některý vůz volný, přijedeme.</p>`,
        },
        {
          slug: 'account',
          title: 'Musím se registrovat?',
          content: `<p>Ne. Web nemá uživatelské účty ani hesla. Údaje vyplníte jen pro jednu objednávku a rozepsaný formulář na Vás v témže prohlížeči počká ${facts.draftKept} od poslední změny. Odeslaná objednávka má vlastní stránku. Odkaz na ni uvidíte hned po odeslání, posíláme ho i e-mailem a funguje ještě ${facts.orderKept} po vyzvednutí. Ztratíte-li ho, <a href="/najit-objednavku">pošleme Vám ho znovu</a>.</p>`,
        },
        {
          slug: 'for-someone-else',
          title: 'Mohu objednat jízdu pro někoho jiného?',
          // Claims: a board with the name at airports and stations.
          content:
            '<p>Ano. Jako kontakt vyplňte sebe, protože s Vámi budeme objednávku řešit. Jméno a telefon cestujícího napište do polí „Jméno hosta“ a „Telefon hosta“, aby ho řidič našel. Na letišti a na nádraží čeká s cedulkou vždy; má-li s ní čekat i jinde nebo na ní má být jiné jméno, vyplňte i „Jméno na cedulku“.</p>',
        },
        {
          slug: 'company-order',
          title: 'Objednáváme na firmu. Co máme vyplnit?',
          content: `<p>V objednávce zaškrtněte „Objednávám na firmu“ a doplňte název, IČO a případně DIČ. U české firmy stačí IČO, ostatní údaje dohledá formulář v registru ARES. Doklady posíláme e-mailem; má-li papírová pošta chodit jinam než na fakturační adresu, zadáte i adresu pro poštu. Je-li cena na dotaz, můžete firmu doplnit i později, při přijetí nabídky. ${facts.vatPayer ? 'Daňový doklad' : 'Fakturu'} vystavíme na firmu.</p>`,
        },
        faqCategories('cs'),
      ],
    },
    {
      slug: 'price-and-payment',
      title: 'Cena a platba',
      faqList: [
        {
          slug: 'price-in-advance',
          title: 'Dozvím se cenu předem?',
          content: facts.hasRoutes
            ? `<p>Ano. U <a href="/ceny">pevných tras</a> bez zastávek[hourly&experience?, vozu na hodiny a zážitků s uvedenou cenou][hourly&!experience? a vozu na hodiny][!hourly&experience? a zážitků s uvedenou cenou] ji vidíte už při vyplňování objednávky${facts.vatPayer ? ', s DPH i bez DPH' : ''}.${facts.returnDiscount ? ` Zpáteční jízda objednaná spolu s jízdou tam je na pevných trasách o ${facts.returnDiscount} levnější, když se vracíte nejpozději ${facts.returnWithin} po cestě tam. Na pozdější návrat Vám cenu pošleme.` : ''}</p><p>U ostatních cest[parcel?, u cest se zastávkou a u zásilek][!parcel? a u cest se zastávkou] je cena na dotaz.${facts.showsUsual ? ' Známe-li obě obce, ukážeme Vám, kolik taková cesta obvykle stojí; závazná je až cena v nabídce.' : ''} Odešlete nezávaznou poptávku, my Vám pošleme nabídku a Vy se rozhodnete, zda ji přijmete.</p>`
            : '<p>Ano, dříve, než Vás k něčemu zaváže. Odešlete nezávaznou poptávku, my Vám pošleme nabídku a\u00a0Vy se rozhodnete, zda ji přijmete.</p>[hourly&experience?<p>U\u00a0vozu na hodiny a\u00a0u\u00a0zážitků s\u00a0uvedenou cenou ji vidíte už při vyplňování objednávky.</p>][hourly&!experience?<p>U\u00a0vozu na hodiny ji vidíte už při vyplňování objednávky.</p>][!hourly&experience?<p>U\u00a0zážitků s\u00a0uvedenou cenou ji vidíte už při vyplňování objednávky.</p>]',
        },
        {
          slug: 'what-is-included',
          title: 'Co je v ceně zahrnuto?',
          content: `<p>${facts.rideIncludes}${facts.offersExtras ? ' Doplňky za příplatek mají cenu uvedenou v objednávce.' : ''}</p><p>${facts.waiting}</p>[hourly?<p>${facts.hourlyHire}</p>]`,
        },
        {
          slug: 'can-the-price-change',
          title: 'Může se potvrzená cena ještě změnit?',
          content: `<p>Jen když jízdu změníte: přidáte zastávku, prodloužíte trasu, necháte řidiče déle čekat nebo si necháte vůz déle. Částku Vám řekneme předem a bez Vašeho souhlasu ji neúčtujeme. ${facts.samePriceAlways}</p><p>Za silné znečištění vozu účtujeme ${facts.cleaningFee}; kdo vůz poškodí, hradí škodu podle zákona.</p>`,
        },
        {
          slug: 'payment-methods',
          title: 'Jak mohu platit?',
          // Claims: payment in another currency by arrangement.
          content: `<p>V objednávce nabízíme ${facts.waysToPay}.${facts.arrangesInvoice ? ' Domluvit se můžete i\u00a0na faktuře, zpravidla u\u00a0firem.' : ''}${facts.offersTransfer ? ' Pro převod je na stránce objednávky QR kód.' : ''}</p><p>Ceny uvádíme v korunách. Na platbě v jiné měně se domluvíme předem.</p>`,
        },
        {
          slug: 'when-to-pay',
          title: 'Kdy platím?',
          content: `<p>${facts.offersTransfer || facts.offersCard ? `Až po potvrzení objednávky: do ${facts.dueWithin} od něj, vždy před vyzvednutím.${facts.offersCash ? ' V\u00a0hotovosti zaplatíte až řidiči při jízdě.' : ''}` : 'Až při jízdě, v\u00a0hotovosti řidiči.'} Pokyny k platbě dostanete s potvrzením a najdete je na stránce objednávky${facts.offersTransfer ? ', pro převod i\u00a0jako QR kód' : ''}.${facts.hasGateway ? ' Kartou zaplatíte tamtéž, na zabezpečené stránce platební brány.' : ''} Variabilním symbolem je číslo objednávky.${facts.takesInvoice ? ' Jízdu na fakturu platíte až po jízdě.' : ''} Při odeslání objednávky neplatíte nic.</p>`,
        },
        ...(facts.offersCard
          ? [
              {
                slug: 'card-surcharge',
                title: 'Účtujete příplatek za platbu kartou?',
                content: '<p>Ne. Cena je stejná, ať zaplatíte kartou, převodem, nebo jinak.</p>',
              },
            ]
          : []),
        {
          slug: 'invoice',
          title: facts.vatPayer ? 'Dostanu daňový doklad?' : 'Dostanu fakturu?',
          content: `<p>Ano, ke každé zaplacené jízdě, e-mailem na adresu z objednávky, s\u00a0odkazem k\u00a0vytištění a\u00a0se souborem ISDOC pro účetní program.${facts.vatPayer ? '' : ' Nejsme plátci DPH, proto na ní DPH neuvádíme.'} Potřebujete-li na dokladu číslo zakázky nebo nákladové středisko, napište je do poznámky.</p>`,
        },
      ],
    },
    {
      slug: 'changes-and-cancellation',
      title: 'Změny a zrušení',
      faqList: [
        {
          slug: 'how-to-change',
          title: 'Jak objednávku změním nebo zruším?',
          content: `<p>Na stránce objednávky, na kterou vede odkaz z našich e-mailů. Zrušení tam potvrdíte tlačítkem a předem vidíte, kolik stojí. O změnu tam požádáte; mění-li se tím cena nebo čas, pošleme Vám ji jako nabídku, a dokud ji nepřijmete, platí původní dohoda. Změnit jízdu lze nejpozději ${facts.freeCancellation} před vyzvednutím, později jen když to jde.</p><p>Můžete také zavolat na ${phoneLink(facts)}, nebo napsat na <a href="mailto:${facts.email}">${facts.email}</a> s číslem objednávky. Ztracený odkaz Vám <a href="/najit-objednavku">pošleme znovu</a>.</p>`,
        },
        {
          slug: 'free-cancellation',
          title: 'Do kdy mohu jízdu zrušit zdarma?',
          content: `<p>Nepotvrzenou objednávku kdykoli. Potvrzenou nejpozději ${facts.freeCancellation} před vyzvednutím. Přesný den a hodinu vidíte v souhrnu ještě před odesláním objednávky.</p>`,
        },
        {
          slug: 'late-cancellation',
          title: 'Co když ruším později?',
          content: `<p>Pokud do vyzvednutí zbývá méně než ${facts.freeCancellation} a objednávka už je potvrzená, účtujeme plnou cenu jízdy. Vůz i řidič už jsou v tu chvíli vyhrazeni Vám. Je-li příčina na naší straně, neplatíte nic.</p>`,
        },
        {
          slug: 'last-minute-order',
          title: 'Objednávám na poslední chvíli. Mohu ještě zrušit?',
          content: `<p>Do potvrzení ano, a to zdarma. Potvrdíme-li objednávku v době, kdy do vyzvednutí zbývá méně než ${facts.freeCancellation}, její pozdější zrušení stojí plnou cenu. Souhrn Vás na to předem upozorní.</p>`,
        },
        {
          slug: 'wrong-data',
          title: 'V objednávce mám chybu. Co teď?',
          content: `<p>Ozvěte se co nejdřív, nejlépe telefonicky. Chybný e-mail opravíte sami na stránce objednávky do hodiny od odeslání, nejvýš dvakrát a jen dokud na objednávku neodpovíme. Chybné číslo, adresu nebo čas většinou opravíme hned. Nemůže-li řidič kvůli nesprávným údajům jízdu uskutečnit, můžeme účtovat plnou cenu. Souhrn si proto prosím před odesláním přečtěte.</p>`,
        },
        {
          slug: 'carrier-cancels',
          title: 'Co když jízdu zruší dopravce?',
          // Claims: another car of the same or a higher category in place of yours, at the same price.
          content:
            '<p>Pokusíme se zajistit náhradní vůz stejné nebo vyšší kategorie za sjednanou cenu. Když to nepůjde, nebo náhradu nechcete, neplatíte nic a zaplacené peníze Vám vrátíme. Vaše právo na náhradu škody tím není dotčeno.</p>',
        },
        {
          slug: 'withdrawal',
          title: 'Mohu od smlouvy odstoupit do 14 dnů?',
          // Claims: Czech law on withdrawal.
          content:
            '<p>Ne. Na přepravu osob[parcel&experience? ani na zásilky a zážitky se sjednaným termínem][parcel&!experience? ani na zásilky][!parcel&experience? ani na zážitky se sjednaným termínem] zákon čtrnáctidenní lhůtu nedává, protože vůz držíme právě pro Vás a právě na daný čas. Místo toho můžete zrušit zdarma, jak píšeme výše a podrobně v <a href="/obchodni-podminky">obchodních podmínkách</a>.</p>',
        },
      ],
    },
    {
      slug: 'the-ride',
      title: 'Na cestě',
      faqList: [
        {
          slug: 'delayed-flight',
          title: 'Co když se opozdí letadlo nebo vlak?',
          // Claims: somebody looks up the arrival before the driver sets out.
          content: `<p>Uveďte v objednávce číslo letu nebo vlaku. Před výjezdem si ověříme skutečný čas příjezdu a řidič se jím řídí. Za čekání způsobené zpožděním nic neúčtujeme[hourly?; u vozu na hodiny začíná sjednaná doba až Vaším příjezdem].</p>`,
        },
        {
          slug: 'meeting-the-driver',
          title: 'Kde se s řidičem setkám?',
          // Claims: the driver waits in the hall with a board.
          content:
            '<p>Na letišti čeká v příletové hale a na nádraží v hale nádraží, s cedulkou, na které je jméno z objednávky. Jinde stojí na místě vyzvednutí, nebo co nejblíž, kde smí zastavit. Nemůžete-li se najít, zavolá Vám na telefon z objednávky; mějte ho prosím zapnutý.</p>',
        },
        {
          slug: 'running-late',
          title: 'Co když se zdržím já?',
          content: `<p>Zavolejte na ${phoneLink(facts)}. Řidič na Vás zdarma čeká tak dlouho, <a href="#what-is-included">jak je v\u00a0ceně</a>; déle jen tehdy, dovolí-li mu to další jízda.</p><p>Když se do konce čekání, které je v ceně, nedostavíte ani neozvete a nedovoláme se Vám, účtujeme plnou cenu jízdy.</p>`,
        },
        {
          slug: 'passengers-and-luggage',
          title: 'Kolik lidí a zavazadel se do vozu vejde?',
          content: `<p>Záleží na kategorii:</p>${capacities('cs', (count) => `zavazadel nejvýše ${count}`)}<p>Lyže, kola, hudební nástroje a jiné rozměrné věci nám popište ve zprávě. Formulář Vás upozorní, kdyby zvolený vůz nestačil.</p>`,
        },
        ...(facts.offersChildSeats
          ? [
              {
                slug: 'child-seats',
                title: 'Máte dětské sedačky?',
                // Claims (childSeats): child seats are in the car, and children travel in them.
                content:
                  '<p>Ano. V objednávce vyberte jejich počet a velikost každé podle váhy dítěte, řidič přijede se sedačkami upevněnými ve voze. Dítě, které váží nejvýše 36 kg a měří nejvýše 150 cm, u nás jezdí v sedačce vždy.</p>',
              },
            ]
          : []),
        {
          slug: 'stops',
          title: 'Můžeme cestou zastavit?',
          // Claims: a short break on a longer ride is free.
          content:
            '<p>Ano. Plánované zastávky zadejte rovnou do objednávky, každou na zvláštní řádek, abychom s nimi počítali v čase i v ceně. Cenu se zastávkou Vám spočítáme a pošleme. Krátká přestávka na kávu nebo na toaletu na delší cestě nic nestojí.</p>',
        },
        ...(facts.offersExtras
          ? [
              {
                slug: 'extras',
                title: 'Co si mohu k jízdě přiobjednat?',
                // Claims (extras): what the extras are.
                content:
                  '<p>Řidiče v obleku, Wi-Fi zdarma, vodu a láhev prosecca. Stačí je zaškrtnout v objednávce; co je za příplatek, má vedle sebe cenu, ostatní je zdarma. Prosecco podáváme jen cestujícím od 18 let a řidič si může vyžádat doklad totožnosti.</p>',
              },
            ]
          : []),
        {
          slug: 'pets',
          title: 'Může s námi jet pes?',
          // Claims: animals travel by arrangement, assistance dogs always.
          content:
            '<p>Po domluvě ano, napište nám o něm do zprávy. Menší zvíře jede v přepravce, větší na dece a připoutané. Vodicí a asistenční psi jezdí vždy a bez příplatku.</p>',
        },
        {
          slug: 'cleaning',
          title: 'Kdy se platí za úklid vozu?',
          content: `<p>Při silném znečištění, po kterém musí vůz do odborného čištění, účtujeme ${facts.cleaningFee}. Písek z bot nebo drobky od svačiny za silné znečištění nepovažujeme.</p>`,
        },
      ],
    },
    faqAbroad('cs', facts, phoneLink(facts)),
    {
      slug: 'parcels-and-experiences',
      title:
        '[parcel&experience?Zásilky a zážitky][parcel&!experience?Zásilky][!parcel&experience?Zážitky]',
      faqList: [
        {
          slug: 'parcel-limits',
          kinds: ['parcel'],
          title: 'Jak velkou zásilku převezete?',
          content: `<p>Převážíme zásilky do těchto mezí:</p><ul><li>standardní zásilka do ${facts.parcelStandard},</li><li>dlouhý předmět do ${facts.parcelLong},</li><li>hmotnost nejvýše ${facts.parcelWeight}.</li></ul><p>Rozměry a hmotnost vyplníte v <a href="/objednavka?kind=parcel">objednávce zásilky</a>, která meze sama zkontroluje.</p>`,
        },
        {
          slug: 'parcel-insurance',
          kinds: ['parcel'],
          title: 'Je zásilka pojištěná?',
          content: `<p>${facts.isInsured ? `Ano, náklad je pojištěn do ${facts.parcelInsurance}. ` : 'Pojištění nákladu nenabízíme. '}V objednávce uveďte skutečnou hodnotu zásilky, z ní se počítá náhrada případné škody; neuvedete-li ji, hodnotu při škodě doložíte. Věci s vyšší hodnotou bez předchozí písemné dohody nepřijímáme.</p>`,
        },
        {
          slug: 'parcel-exclusions',
          kinds: ['parcel'],
          title: 'Co nepřevážíte?',
          content:
            '<p>Nebezpečné a výbušné látky, zbraně a střelivo, omamné látky, peníze a cennosti, živá zvířata bez doprovodu a věci, jejichž přepravu zakazuje zákon. V pochybnostech se nás zeptejte přes <a href="/kontakt">kontaktní formulář</a>.</p>',
        },
        {
          slug: 'parcel-handover',
          kinds: ['parcel'],
          title: 'Jak probíhá předání zásilky?',
          // Claims (parcel): parcels go straight to their place and are handed over against a signature.
          content:
            '<p>Zásilku zabalte tak, aby vydržela jízdu autem, a označte ji jménem příjemce. Jeho jméno a telefon vyplníte v objednávce. Řidič ji převezme u Vás, odveze přímo na místo a předá proti podpisu.</p>',
        },
        {
          slug: 'what-are-experiences',
          kinds: ['experience'],
          title: 'Co jsou zážitky?',
          content:
            '<p>Cesty s\u00a0programem na trase. U každého <a href="/zazitky">zážitku</a> najdete varianty, délku, místa, cenu a seznam toho, co v ceně je a co není. Vstupné a jídlo platíte jen tehdy, když v ceně uvedené nejsou.</p>',
        },
        // Of this carrier alone.
        {
          slug: 'tailor-made',
          kinds: ['experience'],
          title: 'Připravíte cestu podle našich představ?',
          content: `<p>Připravíme. Vyberte si <a href="/zazitky/zazitky-na-miru">zážitky na míru</a> a napište nám, co máte rádi, kolik Vás bude a kolik máte času. Půl dne a celý den mají pevnou cenu; trasu s Vámi doladíme po objednání a zrušit můžete zdarma nejpozději ${facts.freeCancellation} před vyzvednutím. U vlastního programu navrhneme trasu i cenu a teprve potom se rozhodnete.</p>`,
        },
        {
          slug: 'change-of-plan',
          kinds: ['experience'],
          title: 'Můžeme program během cesty změnit?',
          // Claims (experience): the driver may lengthen a programme and names its price.
          content:
            '<p>Pořadí zastávek a jejich délku domluvíte přímo s řidičem. Když program prodloužíte nebo přidáte vzdálenější místo, řidič Vám předem řekne, o kolik se cena zvýší.</p>',
        },
      ],
    },
  ]
}

function en(facts: Facts): WrittenFaq {
  return [
    {
      slug: 'ordering',
      title: 'Ordering',
      faqList: [
        {
          slug: 'how-to-order',
          title: 'How do I order a ride?',
          content: `<p>In the <a href="/en/order">order</a> you first enter the route and see the price. Then you choose the car and add when you travel, your luggage and who is ordering. On the next page you check a summary, choose how to pay and send it. If the price is on request, a name, email and telephone are enough; billing details and a way of paying are welcome, but needed only once you accept our offer. Rather talk to somebody? Call ${phoneLink(facts)}.</p>`,
        },
        {
          slug: 'when-binding',
          title: 'When does the order become binding?',
          content: `<p>Only when we confirm it. Until then it commits you to nothing and you can cancel it free of charge. We confirm or decline it by email within ${facts.confirmWithin} of receiving it. If the price is on request, we send you an offer or decline the request within the same time; by accepting the offer you place a binding order.</p><p>The page with the order number that you see straight after sending means only that the order has reached us. It always shows where the order stands.</p>`,
        },
        {
          slug: 'how-early',
          title: 'How far ahead should I order?',
          content: `<p>On the website at least ${facts.leadTime} before pickup, so that we can get the car and the driver ready. If you need to leave sooner, call ${phoneLink(facts)}; if a car is free, we will come.</p>`,
        },
        {
          slug: 'account',
          title: 'Do I have to register?',
          content: `<p>No. The website has no accounts and no passwords. An unfinished form waits for you in the same browser for ${facts.draftKept} after your last change. An order you have sent has a page of its own: you see the link straight after sending, we email it too, and it works until ${facts.orderKept} after the pickup. If you lose it, <a href="/en/find-order">we send it again</a>.</p>`,
        },
        {
          slug: 'for-someone-else',
          title: 'Can I order for someone else?',
          // Claims: a board with the name at airports and stations.
          content:
            '<p>Yes. Give your own details as the contact, and the passenger’s in ‘Guest’s name’ and ‘Guest’s phone’, so that the driver can find them. At an airport and at a station the driver always waits with a board; if one is wanted elsewhere, or with another name, fill in ‘Name on the board’ too.</p>',
        },
        {
          slug: 'company-order',
          title: 'We are ordering for a company. What should we fill in?',
          content:
            '<p>Tick ‘I am ordering for a company’ and add its name, company ID and, if it has one, VAT ID. For a Czech company the ID is enough: the form looks up the rest in the public register. Invoices come by email; if post should go elsewhere than to the billing address, enter that address as well. If the price is on request, you may leave the company for later and add it when you accept our offer. The invoice is made out to the company.</p>',
        },
        faqCategories('en'),
      ],
    },
    {
      slug: 'price-and-payment',
      title: 'Price and payment',
      faqList: [
        {
          slug: 'price-in-advance',
          title: 'Will I know the price beforehand?',
          content: facts.hasRoutes
            ? `<p>Yes. For <a href="/en/prices">fixed routes</a> without stops[hourly&experience?, hire by the hour and experiences with a stated price][hourly&!experience? and hire by the hour][!hourly&experience? and experiences with a stated price], you see it while you fill in the order${facts.vatPayer ? ', with and without VAT' : ''}.${facts.returnDiscount ? ` On fixed routes a return journey ordered together with the outward one is ${facts.returnDiscount} cheaper if you come back within ${facts.returnWithin} of it. For a later return we send you the price.` : ''}</p><p>For other journeys[parcel?, journeys with a stop and parcels][!parcel? and journeys with a stop] the price is on request.${facts.showsUsual ? ' Where we know both towns we show what such a journey usually costs; only the price in the offer binds.' : ''} You send a non-binding request, we send you an offer, and you decide whether to take it.</p>`
            : '<p>Yes, before you are bound. You send a non-binding request, we send you an offer, and you decide whether to take it.</p>[hourly&experience?<p>For hire by the hour and experiences with a stated price you see it while you fill in the order.</p>][hourly&!experience?<p>For hire by the hour you see it while you fill in the order.</p>][!hourly&experience?<p>For experiences with a stated price you see it while you fill in the order.</p>]',
        },
        {
          slug: 'what-is-included',
          title: 'What does the price include?',
          content: `<p>${facts.rideIncludes}${facts.offersExtras ? ' Extras that cost something have their price shown in the order.' : ''}</p><p>${facts.waiting}</p>[hourly?<p>${facts.hourlyHire}</p>]`,
        },
        {
          slug: 'can-the-price-change',
          title: 'Can the price change once it is confirmed?',
          content: `<p>Only if you change the ride: add a stop, lengthen the route, let the driver wait longer or keep the car for longer. We tell you the amount beforehand and charge it only with your consent. ${facts.samePriceAlways}</p><p>For a badly soiled car we charge ${facts.cleaningFee}; whoever damages the car pays for it as the law says.</p>`,
        },
        {
          slug: 'payment-methods',
          title: 'How can I pay?',
          // Claims: payment in another currency by arrangement.
          content: `<p>The order offers ${facts.waysToPay}.${facts.arrangesInvoice ? ' An invoice can be arranged too, usually for companies.' : ''}${facts.offersTransfer ? ' For a bank transfer the order page has a QR code for Czech banking apps.' : ''}</p><p>Our prices are in Czech crowns. We can agree on another currency beforehand.</p>`,
        },
        {
          slug: 'when-to-pay',
          title: 'When do I pay?',
          content: `<p>${facts.offersTransfer || facts.offersCard ? `Only after we have confirmed the order: within ${facts.dueWithin} of the confirmation, and always before pickup.${facts.offersCash ? ' Cash goes to the driver on the day.' : ''}` : 'Only during the ride, in cash to the driver.'} The payment instructions come with the confirmation and are on the order page${facts.offersTransfer ? ', for a transfer as a QR code too' : ''}.${facts.hasGateway ? ' You pay by card from there, on the secure page of the payment gateway.' : ''} The order number is the payment reference (variable symbol).${facts.takesInvoice ? ' A ride on invoice is paid afterwards.' : ''} When you send the order, you pay nothing.</p>`,
        },
        ...(facts.offersCard
          ? [
              {
                slug: 'card-surcharge',
                title: 'Do you charge extra for paying by card?',
                content:
                  '<p>No. The price is the same whether you pay by card, by transfer or in any other way.</p>',
              },
            ]
          : []),
        {
          slug: 'invoice',
          title: facts.vatPayer ? 'Will I get a VAT invoice?' : 'Will I get an invoice?',
          content: `<p>Yes, for every ride paid for, by email to the address in the order, with a page to print and an ISDOC file for accounting software.${facts.vatPayer ? '' : ' We are not registered for VAT, so it shows none.'} If it should carry a job number or a cost centre, write that in the note.</p>`,
        },
      ],
    },
    {
      slug: 'changes-and-cancellation',
      title: 'Changes and cancellation',
      faqList: [
        {
          slug: 'how-to-change',
          title: 'How do I change or cancel an order?',
          content: `<p>On the order page, to which a link in our emails leads. There you cancel with a button and see beforehand what it costs. You ask for a change there, too; if it affects the price or the time, we send it as an offer, and until you accept it the original arrangement stands. A ride can be changed until ${facts.freeCancellation} before pickup, later only if we can.</p><p>You can also call ${phoneLink(facts)} or write to <a href="mailto:${facts.email}">${facts.email}</a> with the order number. We <a href="/en/find-order">send the link again</a> if you lose it.</p>`,
        },
        {
          slug: 'free-cancellation',
          title: 'Until when can I cancel free of charge?',
          content: `<p>An order we have not yet confirmed, at any time. A confirmed one, no later than ${facts.freeCancellation} before pickup. The summary shows the exact day and hour before you send the order.</p>`,
        },
        {
          slug: 'late-cancellation',
          title: 'What if I cancel later?',
          content: `<p>If the order is confirmed and pickup is less than ${facts.freeCancellation} away, we charge the full price of the ride, because by then the car and the driver are reserved for you. If the reason lies with us, you pay nothing.</p>`,
        },
        {
          slug: 'last-minute-order',
          title: 'I am ordering at short notice. Can I still cancel?',
          content: `<p>Until we confirm, yes, and free of charge. If we confirm when pickup is less than ${facts.freeCancellation} away, cancelling after that costs the full price. The summary warns you of this beforehand.</p>`,
        },
        {
          slug: 'wrong-data',
          title: 'I made a mistake in the order. What now?',
          content:
            '<p>Get in touch at once, preferably by telephone. A wrong email address you correct yourself on the order page, within an hour of sending, twice at most and only until we answer the order; a wrong number, place or time we can usually put right on the spot. If wrong details make the ride impossible, we may charge the full price, so please read the summary before you send it.</p>',
        },
        {
          slug: 'carrier-cancels',
          title: 'What if the carrier cancels the ride?',
          // Claims: another car of the same or a higher category in place of yours, at the same price.
          content:
            '<p>We try to find another car of the same or a higher category at the agreed price. If that cannot be done, or you do not want it, you pay nothing and we return what you have paid. Your right to damages is not affected.</p>',
        },
        {
          slug: 'withdrawal',
          title: 'Can I withdraw from the contract within 14 days?',
          // Claims: Czech law on withdrawal.
          content:
            '<p>No. For passenger transport[parcel&experience?, and for parcels and experiences with an agreed date][parcel&!experience? and for parcels][!parcel&experience?, and for experiences with an agreed date], the law gives no 14-day period, because the car is kept for you at that very time. Instead you can cancel free of charge as described above; the details are in the <a href="/en/terms-and-conditions">terms and conditions</a>.</p>',
        },
      ],
    },
    {
      slug: 'the-ride',
      title: 'On the way',
      faqList: [
        {
          slug: 'delayed-flight',
          title: 'What if my plane or train is late?',
          // Claims: somebody looks up the arrival before the driver sets out.
          content: `<p>Put the flight or train number in the order. Before setting out we check the actual arrival time, and the driver comes at that time. We charge nothing for waiting caused by the delay[hourly?; with hire by the hour, the agreed time begins when you arrive].</p>`,
        },
        {
          slug: 'meeting-the-driver',
          title: 'Where will I meet the driver?',
          // Claims: the driver waits in the hall with a board.
          content:
            '<p>At an airport the driver waits in the arrivals hall and at a railway station in the station hall, with a board bearing the name from the order; elsewhere at the pickup address, or as near to it as the car may stop. If you cannot find each other, the driver calls the number in the order, so please keep that telephone switched on.</p>',
        },
        {
          slug: 'running-late',
          title: 'What if I am running late?',
          content: `<p>Call ${phoneLink(facts)}. The driver waits free of charge for as long as <a href="#what-is-included">the price includes</a>, longer only if the next job allows it.</p><p>If you have neither come nor called by the end of the included waiting and we cannot reach you, we charge the full price of the ride.</p>`,
        },
        {
          slug: 'passengers-and-luggage',
          title: 'How many people and how much luggage does a car take?',
          content: `<p>It depends on the category:</p>${capacities('en', (count) => `up to ${count} pieces of luggage`)}<p>Tell us in the message about skis, bicycles, musical instruments and other bulky things. The form lets you know if the car you chose is too small.</p>`,
        },
        ...(facts.offersChildSeats
          ? [
              {
                slug: 'child-seats',
                title: 'Do you have child seats?',
                // Claims (childSeats): child seats are in the car, and children travel in them.
                content:
                  '<p>Yes. Choose their number in the order and the size of each by the child’s weight, and the driver arrives with the seats fitted. With us, a child who weighs no more than 36 kg and is no taller than 150 cm always travels in a seat.</p>',
              },
            ]
          : []),
        {
          slug: 'stops',
          title: 'Can we stop on the way?',
          // Claims: a short break on a longer ride is free.
          content:
            '<p>Yes. Put planned stops in the order, each on its own line, so that we allow for them in the time and the price. We work out the price with stops and send it to you. On a longer journey, a short break for coffee or the toilet costs nothing.</p>',
        },
        ...(facts.offersExtras
          ? [
              {
                slug: 'extras',
                title: 'What can I add to the ride?',
                // Claims (extras): what the extras are.
                content:
                  '<p>A driver in a suit, free Wi-Fi, water and a bottle of prosecco. Tick them in the order; whatever costs extra has its price beside it, the rest is free. Prosecco is served only to passengers aged 18 or over, and the driver may ask for proof of age.</p>',
              },
            ]
          : []),
        {
          slug: 'pets',
          title: 'Can our dog come along?',
          // Claims: animals travel by arrangement, assistance dogs always.
          content:
            '<p>By arrangement, yes; tell us in the message. A small animal travels in a carrier, a larger one on a blanket and strapped in. Guide and assistance dogs always travel, at no charge.</p>',
        },
        {
          slug: 'cleaning',
          title: 'When do I pay for cleaning?',
          content: `<p>If the car is so badly soiled that it needs professional cleaning, we charge ${facts.cleaningFee}. Sand from shoes or the crumbs of a snack do not count as that.</p>`,
        },
      ],
    },
    faqAbroad('en', facts, phoneLink(facts)),
    {
      slug: 'parcels-and-experiences',
      title:
        '[parcel&experience?Parcels and experiences][parcel&!experience?Parcels][!parcel&experience?Experiences]',
      faqList: [
        {
          slug: 'parcel-limits',
          kinds: ['parcel'],
          title: 'How large a parcel do you carry?',
          content: `<p>We carry parcels within these limits:</p><ul><li>a standard parcel up to ${facts.parcelStandard},</li><li>a long item up to ${facts.parcelLong},</li><li>a weight of ${facts.parcelWeight} at most.</li></ul><p>You enter the dimensions and the weight in the <a href="/en/order?kind=parcel">parcel order</a>, which checks them for you.</p>`,
        },
        {
          slug: 'parcel-insurance',
          kinds: ['parcel'],
          title: 'Is the parcel insured?',
          content: `<p>${facts.isInsured ? `Yes, the cargo is insured up to ${facts.parcelInsurance}. ` : 'We offer no insurance of the cargo. '}State the true value in the order: any compensation is worked out from it. If you leave it out, you will need to prove the value if damage occurs. We do not accept things of higher value without a written agreement beforehand.</p>`,
        },
        {
          slug: 'parcel-exclusions',
          kinds: ['parcel'],
          title: 'What do you not carry?',
          content:
            '<p>Dangerous and explosive substances, weapons and ammunition, narcotics, money and valuables, unaccompanied live animals, and anything the law forbids to be carried. If in doubt, ask us through the <a href="/en/contact">contact form</a>.</p>',
        },
        {
          slug: 'parcel-handover',
          kinds: ['parcel'],
          title: 'How is a parcel handed over?',
          // Claims (parcel): parcels go straight to their place and are handed over against a signature.
          content:
            '<p>Pack it for a car journey, mark it with the recipient’s name, and give that name and a telephone number in the order. The driver collects it from you, takes it straight there and hands it over against a signature.</p>',
        },
        {
          slug: 'what-are-experiences',
          kinds: ['experience'],
          title: 'What are experiences?',
          content:
            '<p>Journeys with a programme along the route. Each <a href="/en/experiences">experience</a> lists its variants, length, places and price, and what is and is not included. You pay for entry and meals only where they are not part of the price.</p>',
        },
        // Of this carrier alone.
        {
          slug: 'tailor-made',
          kinds: ['experience'],
          title: 'Can you plan a journey to our wishes?',
          content: `<p>Yes. Choose <a href="/en/experiences/tailor-made-experiences">tailor-made experiences</a> and tell us what you enjoy, how many of you there are and how much time you have. Half a day and a full day have a fixed price; we settle the route with you once you have ordered, and you can cancel free of charge no later than ${facts.freeCancellation} before pickup. For your own programme we propose the route and the price, and only then do you decide.</p>`,
        },
        {
          slug: 'change-of-plan',
          kinds: ['experience'],
          title: 'Can we change the programme on the way?',
          // Claims (experience): the driver may lengthen a programme and names its price.
          content:
            '<p>You settle the order of the stops and the time spent at each with the driver. If you make the day longer or add a place further off, the driver tells you beforehand how much the price goes up.</p>',
        },
      ],
    },
  ]
}
