import type { Service } from '~/carrier/types'
import type { Locale } from '~/lib/locale'
import type { ServiceSlug } from '~/carrier/service-slugs'

type ServiceTexts = Record<ServiceSlug, Omit<Service, 'id' | 'slug' | 'name'>>

/** Description of each service. Figures (seats, luggage, rates) come from carrier.ts, never from here. */
const cs: ServiceTexts = {
  business: {
    header: 'Přeprava Business',
    introName: 'Sedan, ve kterém se dá pracovat i mlčet',
    description:
      'Business je kategorie pro cesty, při kterých záleží na prvním dojmu i na každé minutě: z letiště na jednání, mezi schůzkami, večer do divadla. Přistavíme tmavý sedan s řidičem, který zná cestu, naloží zavazadla a hovor nechá na Vás.',
    secondDescription:
      'Objednat můžete jednu cestu, cestu tam i zpět, nebo vůz s řidičem na několik hodin. Objednáte-li vůz na hodiny, řidič čeká tam, kde vystoupíte, a pořadí zastávek s ním měníte podle toho, jak se den vyvíjí. Nevejdete-li se s kufry pohodlně do sedanu, přistavíme za stejnou cenu tmavý van.',
    mainPhoto: 'service-business',
    weOffer: [
      {
        title: 'Na letiště a z letiště',
        description:
          'Řidič čeká v příletové hale s Vaším jménem na cedulce. Stačí, když do objednávky napíšete číslo letu.',
      },
      {
        title: 'Celý den schůzek',
        description:
          'Objednáte vůz na hodiny a mezi jednáními se vracíte do téhož vozu, k témuž řidiči a ke svým věcem.',
      },
      {
        title: 'Cesta pro Vašeho hosta',
        description:
          'Objednáte Vy, pojede někdo jiný. Jméno na cedulku i pokyny pro řidiče vyplníte ve formuláři, doklad vystavíme na firmu.',
      },
      {
        title: 'Večer bez parkování',
        description:
          'Divadlo, koncert nebo večeře: vystoupíte přímo u vchodu a v domluvenou hodinu tam vůz zase stojí.',
      },
    ],
    features: [
      {
        title: 'Řidič v obleku',
        description:
          'Zaškrtnete ho v objednávce. Otevře dveře, postará se o zavazadla a do hovoru nevstupuje.',
        icon: 'suit',
      },
      {
        title: 'Čas, na který se dá spolehnout',
        description:
          'Trasu i provoz řidič kontroluje před odjezdem, na místě bývá o chvíli dřív než Vy.',
        icon: 'clock',
      },
      {
        title: 'Wi-Fi zdarma',
        description: 'Zaškrtnete ji v objednávce. Rozepsanou zprávu odešlete ještě před cílem.',
        icon: 'wifi',
      },
      {
        title: 'Voda',
        description:
          'Láhev neperlivé vody pro každého cestujícího. Stačí ji zaškrtnout v objednávce.',
        icon: 'water',
      },
      {
        title: 'Prosecco',
        description:
          'Vychlazená láhev a sklenky k příležitosti, která si to žádá. Jen pro cestující od 18 let.',
        icon: 'prosecco',
      },
      {
        title: 'Klid na zadních sedadlech',
        description: 'Kožená sedadla, dobře odhlučněná kabina a místo, kde se dá otevřít notebook.',
        icon: 'seat',
      },
    ],
    heroCards: [
      { img: 'place-prague-airport', name: 'Na letiště' },
      { img: 'experience-karlovy-vary', name: 'Do Karlových Varů' },
      { img: 'experience-vienna', name: 'Do Vídně' },
    ],
    seo: {
      title: 'Přeprava Business: sedan s řidičem na jednání',
      description:
        'Tmavý sedan s řidičem na letiště, mezi schůzky i do divadla. Jedna cesta, tam a zpět, nebo vůz na hodiny. Řidič v obleku, Wi-Fi, voda.',
    },
  },
  comfort: {
    header: 'Přeprava Comfort',
    introName: 'Celá skupina v jednom voze',
    description:
      'Comfort je prostorný van pro rodinu, přátele nebo delegaci. Nikdo nejede zvlášť, zavazadla se vejdou s Vámi a do vozu se nastupuje širokými dveřmi, které oceníte s dítětem v náručí i s deštníkem.',
    secondDescription:
      'Hodí se na letiště, na svatbu, na hory i na celodenní výlet se zastávkami. Zastávky i dětské sedačky zadáte rovnou do objednávky. U pevných tras bez zastávek a vozu na hodiny uvidíte cenu dřív, než objednávku odešlete.',
    mainPhoto: 'service-comfort',
    weOffer: [
      {
        title: 'Rodina s dětmi',
        description:
          'Do objednávky napíšete počet sedaček a jejich velikost podle váhy dětí. Řidič přijede se sedačkami upevněnými ve voze.',
      },
      {
        title: 'Delegace a týmy',
        description:
          'Hosté, kteří letí jedním letem, jedou jedním vozem. Cestou se dá domluvit program, nebo v klidu projít podklady.',
      },
      {
        title: 'Svatby a oslavy',
        description:
          'Svatebčané z hotelu na obřad, oslavenci z restaurace domů. Vůz na hodiny máte po celou objednanou dobu; kolik kilometrů je v ceně, vidíte v objednávce.',
      },
      {
        title: 'Výlety a hory',
        description:
          'O lyžích, kolech nebo kufrech na týden nám napište předem, vybereme vůz, do kterého se vejdou.',
      },
    ],
    features: [
      {
        title: 'Místo pro všechny',
        description:
          'Samostatná sedadla, široké posuvné dveře a klimatizace, která dosáhne i do poslední řady.',
        icon: 'seat',
      },
      {
        title: 'Velký zavazadlový prostor',
        description: 'Kufry, kočárek i sportovní výbava jedou za sedadly, ne na klíně.',
        icon: 'luggage',
      },
      {
        title: 'Zastávky cestou',
        description:
          'Vyzvedneme další spolucestující nebo zastavíme na oběd. Zastávky uvedete v objednávce.',
        icon: 'route',
      },
      {
        title: 'Wi-Fi zdarma',
        description:
          'Zaškrtnete ji v objednávce: starší děti mají co dělat a Vy dopíšete poslední zprávy.',
        icon: 'wifi',
      },
      {
        title: 'Voda a prosecco',
        description: 'Voda na cestu pro každého. Prosecco na přání, pouze pro cestující od 18 let.',
        icon: 'prosecco',
      },
      {
        title: 'Řidič v obleku',
        description: 'Na svatbu nebo pro obchodní hosty si ho vyžádejte v objednávce.',
        icon: 'suit',
      },
    ],
    heroCards: [
      { img: 'experience-cesky-krumlov', name: 'Do Českého Krumlova' },
      { img: 'experience-dresden', name: 'Do Drážďan' },
      { img: 'place-brno', name: 'Do Brna' },
    ],
    seo: {
      title: 'Přeprava Comfort: van s řidičem pro skupiny',
      description:
        'Prostorný van s řidičem pro rodinu, svatbu nebo delegaci. Dětské sedačky, zastávky cestou, místo na kufry. Cenu uvidíte předem.',
    },
  },
  basic: {
    header: 'Přeprava Basic',
    introName: 'Stejně přesně, za méně peněz',
    description:
      'Basic je pro cesty, u kterých rozhoduje cena a počet míst. Přijede praktický van s jednodušší výbavou a s řidičem, který dodrží čas i trasu právě tak jako v dražších kategoriích.',
    secondDescription:
      'Volí ho skupiny na cestě z letiště, sportovní oddíly, stavební čety i rodiny s mnoha kufry. Objednává se stejným formulářem jako ostatní a platíte až po potvrzení objednávky.',
    mainPhoto: 'service-basic',
    weOffer: [
      {
        title: 'Skupiny z letiště',
        description:
          'Jeden vůz místo dvou taxíků. Všichni přijedou zároveň a cenu znáte před odjezdem.',
      },
      {
        title: 'Firemní svoz',
        description:
          'Kolegové na školení, na stavbu nebo do výrobního závodu. Na jednu objednávku, na jednu fakturu.',
      },
      {
        title: 'Oddíly a kapely',
        description:
          'Výstroj nebo nástroje nám popište ve zprávě, ať víme, kolik místa bude třeba kromě cestujících.',
      },
    ],
    features: [
      {
        title: 'Cena známá předem',
        description:
          'Cenu pevných tras bez zastávek a vozu na hodiny vidíte hned. Ostatní cesty Vám naceníme.',
        icon: 'route',
      },
      {
        title: 'Dochvilnost',
        description: 'Nižší cena se týká výbavy vozu, ne hodinek řidiče.',
        icon: 'clock',
      },
      {
        title: 'Kufr pro celou skupinu',
        description: 'Zavazadla celé skupiny se vejdou dozadu a ulička zůstane volná.',
        icon: 'luggage',
      },
      {
        title: 'Wi-Fi zdarma',
        description:
          'I v nejlevnější kategorii. Zaškrtněte ji v objednávce, heslo najdete ve voze.',
        icon: 'wifi',
      },
      {
        title: 'Voda na cestu',
        description: 'Přidáte ji do objednávky jedním zaškrtnutím.',
        icon: 'water',
      },
    ],
    heroCards: [
      { img: 'place-prague-airport', name: 'Na letiště' },
      { img: 'place-brno', name: 'Do Brna' },
      { img: 'experience-dresden', name: 'Do Drážďan' },
    ],
    seo: {
      title: 'Přeprava Basic: van s řidičem za dobrou cenu',
      description:
        'Praktický van s řidičem pro skupiny z letiště, firemní svoz, oddíly a kapely. Nižší cena, stejná přesnost. Platíte až po potvrzení.',
    },
  },
}

const en: ServiceTexts = {
  business: {
    header: 'Business chauffeur service',
    introName: 'A sedan to work in, or to enjoy the quiet',
    description:
      'Business is for journeys where first impressions and every minute count: from the airport to a meeting, from one meeting to the next, to the theatre in the evening. We send a dark sedan and a driver who knows the way, loads the luggage and leaves the conversation to you.',
    secondDescription:
      'You can order a single journey, a return, or the car and driver for several hours. When you hire by the hour, the driver waits where you got out, and you rearrange the stops together as the day unfolds. If you and your luggage do not fit comfortably in a sedan, we send a dark van at the same price.',
    mainPhoto: 'service-business',
    weOffer: [
      {
        title: 'To and from the airport',
        description:
          'Your driver waits in the arrivals hall with your name on a board. All we need in the order is the flight number.',
      },
      {
        title: 'A full day of meetings',
        description:
          'Hire the car by the hour and come back between appointments to the same car, the same driver and your own things.',
      },
      {
        title: 'A ride for your guest',
        description:
          'You place the order, somebody else travels. The form takes the name for the board and notes for the driver; the invoice is made out to your company.',
      },
      {
        title: 'An evening without parking',
        description:
          'Theatre, concert or dinner: you step out at the door, and at the agreed hour the car is there again.',
      },
    ],
    features: [
      {
        title: 'Driver in a suit',
        description:
          'Tick it in the order. The driver opens the door, sees to the luggage and does not join in your conversation.',
        icon: 'suit',
      },
      {
        title: 'A time you can plan around',
        description:
          'The driver checks route and traffic before setting out, and is usually there a little before you.',
        icon: 'clock',
      },
      {
        title: 'Free Wi-Fi',
        description: 'Tick it in the order, and send that half-written message before you arrive.',
        icon: 'wifi',
      },
      {
        title: 'Water',
        description:
          'A bottle of still water for each passenger. Tick it in the order and it will be there.',
        icon: 'water',
      },
      {
        title: 'Prosecco',
        description:
          'A chilled bottle and glasses when the occasion asks for it. For passengers aged 18 or over.',
        icon: 'prosecco',
      },
      {
        title: 'Quiet in the back',
        description: 'Leather seats, a well-insulated cabin and room to open a laptop.',
        icon: 'seat',
      },
    ],
    heroCards: [
      { img: 'place-prague-airport', name: 'To the airport' },
      { img: 'experience-karlovy-vary', name: 'To Karlovy Vary' },
      { img: 'experience-vienna', name: 'To Vienna' },
    ],
    seo: {
      title: 'Business chauffeur service: a sedan and driver',
      description:
        'A dark sedan with a driver to the airport, between meetings or to the theatre. One way, return, or by the hour; a driver in a suit, Wi-Fi, water.',
    },
  },
  comfort: {
    header: 'Comfort chauffeur service',
    introName: 'The whole party in one car',
    description:
      'Comfort is a roomy van for a family, a group of friends or a delegation. Nobody travels separately, the luggage comes along, and you will be glad of the wide doors with a child in your arms or an umbrella in your hand.',
    secondDescription:
      'It suits the airport, a wedding, the mountains, or a day out with stops. Stops on the way go straight into the order, and so do child seats. For fixed routes without stops and for hire by the hour you see the price before you send anything.',
    mainPhoto: 'service-comfort',
    weOffer: [
      {
        title: 'Families with children',
        description:
          'Tell us in the order how many seats you need, and their size by the children’s weight. The driver arrives with the seats fitted.',
      },
      {
        title: 'Delegations and teams',
        description:
          'Guests who share a flight share a car. There is time on the way to settle the programme or to read the papers in peace.',
      },
      {
        title: 'Weddings and celebrations',
        description:
          'Guests from the hotel to the ceremony, party guests home from the restaurant. Hired by the hour, the car is yours for the whole time; the order shows how many kilometres are included.',
      },
      {
        title: 'Outings and mountains',
        description:
          'Skis, bicycles or a week’s luggage: mention them beforehand and we pick a car that takes them.',
      },
    ],
    features: [
      {
        title: 'Room for everyone',
        description:
          'Individual seats, wide sliding doors and air conditioning that reaches the last row.',
        icon: 'seat',
      },
      {
        title: 'A large boot',
        description:
          'Suitcases, pushchair and sports kit travel behind the seats, not on your lap.',
        icon: 'luggage',
      },
      {
        title: 'Stops on the way',
        description:
          'We pick up more of your party or pause for lunch. Put the stops in the order.',
        icon: 'route',
      },
      {
        title: 'Free Wi-Fi',
        description:
          'Tick it in the order: older children have something to do, and you can deal with the last messages.',
        icon: 'wifi',
      },
      {
        title: 'Water and prosecco',
        description:
          'Water for everyone. Prosecco if you ask for it, for passengers aged 18 or over.',
        icon: 'prosecco',
      },
      {
        title: 'Driver in a suit',
        description: 'For a wedding or for business guests, ask for it in the order.',
        icon: 'suit',
      },
    ],
    heroCards: [
      { img: 'experience-cesky-krumlov', name: 'To Český Krumlov' },
      { img: 'experience-dresden', name: 'To Dresden' },
      { img: 'place-brno', name: 'To Brno' },
    ],
    seo: {
      title: 'Comfort chauffeur service: a van and a driver',
      description:
        'A roomy van with a driver for a family, a wedding or a delegation. Child seats, stops on the way, space for suitcases. You see the price first.',
    },
  },
  basic: {
    header: 'Basic chauffeur service',
    introName: 'Just as punctual, for less',
    description:
      'Basic is for journeys decided by the price and the number of seats. We send a practical van with simpler fittings and a driver who keeps to the time and the route exactly as in the dearer categories.',
    secondDescription:
      'It is the choice of groups coming from the airport, sports teams, construction crews and families with many suitcases. You order it with the same form as the others and pay only after the order is confirmed.',
    mainPhoto: 'service-basic',
    weOffer: [
      {
        title: 'Groups from the airport',
        description:
          'One van instead of two taxis. Everyone arrives together, and you know the price before you leave.',
      },
      {
        title: 'Taking staff to work',
        description:
          'Colleagues to a training course, a building site or a factory. One order, one invoice.',
      },
      {
        title: 'Teams and bands',
        description:
          'Describe the kit or the instruments in your message, so that we know how much room they take.',
      },
    ],
    features: [
      {
        title: 'A price known beforehand',
        description:
          'You see the price of fixed routes without stops and of hourly hire at once. For any other journey we make you an offer.',
        icon: 'route',
      },
      {
        title: 'Punctuality',
        description:
          'The lower price comes from the fittings of the van, not from the driver’s watch.',
        icon: 'clock',
      },
      {
        title: 'A boot for the whole group',
        description: 'Everybody’s luggage fits in the back and the aisle stays clear.',
        icon: 'luggage',
      },
      {
        title: 'Free Wi-Fi',
        description:
          'In the cheapest category too. Tick it in the order; the password is in the van.',
        icon: 'wifi',
      },
      {
        title: 'Water for the journey',
        description: 'Add it to the order with one tick.',
        icon: 'water',
      },
    ],
    heroCards: [
      { img: 'place-prague-airport', name: 'To the airport' },
      { img: 'place-brno', name: 'To Brno' },
      { img: 'experience-dresden', name: 'To Dresden' },
    ],
    seo: {
      title: 'Basic chauffeur service: a van at a fair price',
      description:
        'A practical van with a driver for groups from the airport, staff, teams and bands. A lower price, just as punctual. You pay once we confirm.',
    },
  },
}

export const services: Record<Locale, ServiceTexts> = { cs, en }
