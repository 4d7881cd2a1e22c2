import type { ServiceSlug } from '~/carrier/service-slugs'
import type { Service } from '~/carrier/types'
import type { Locale } from '~/lib/locale'

type ServiceTexts = Record<ServiceSlug, Omit<Service, 'id' | 'slug' | 'name'>>

/** Description of each service. Figures (seats, luggage, rates) come from carrier.ts, never from here. */
const de: ServiceTexts = {
  komfort: {
    header: 'Komfort: Limousine mit Fahrer',
    introName: 'Eine Limousine, in der man arbeiten oder schweigen kann',
    description:
      'Komfort ist für Fahrten allein, zu zweit oder zu dritt: zum Flughafen, zum Termin, am Abend in die Oper. Es kommt eine dunkle Limousine, und das Gespräch bestimmen Sie.',
    secondDescription:
      'Sie bestellen eine einzelne Fahrt, Hin- und Rückfahrt oder den Wagen für einige Stunden. Bei Stundenmiete wartet der Fahrer dort, wo Sie aussteigen.',
    mainPhoto: 'service-komfort',
    weOffer: [
      {
        title: 'Zum und vom Flughafen',
        description:
          'Der Fahrer wartet mit Ihrem Namen auf dem Schild in der Ankunftshalle. Geben Sie bei der Bestellung einfach die Flugnummer an.',
      },
      {
        title: 'Ein Tag voller Termine',
        description:
          'Sie mieten den Wagen nach Stunden und kommen immer wieder zum selben Fahrer und zu Ihren Sachen zurück.',
      },
      {
        title: 'Fahrt für Ihren Gast',
        description:
          'Sie bestellen, jemand anderer fährt. Name auf dem Schild und Hinweise für den Fahrer stehen im Formular, die Rechnung geht an Ihre Firma.',
      },
    ],
    features: [
      {
        title: 'Fahrer im Anzug',
        description: 'Einfach in der Bestellung ankreuzen.',
        icon: 'suit',
      },
      {
        title: 'Pünktlich',
        description: 'Strecke und Verkehr prüft der Fahrer, bevor er losfährt.',
        icon: 'clock',
      },
      { title: 'WLAN kostenlos', description: 'In der Bestellung ankreuzen.', icon: 'wifi' },
      { title: 'Wasser', description: 'Eine Flasche pro Fahrgast, auf Wunsch.', icon: 'water' },
    ],
    heroCards: [
      { img: 'wien-flughafen', name: 'Zum Flughafen' },
      { img: 'bratislava', name: 'Nach Bratislava' },
      { img: 'wachau', name: 'In die Wachau' },
    ],
    seo: {
      title: 'Komfort: Limousine mit Fahrer in Wien',
      description:
        'Dunkle Limousine mit Fahrer zum Flughafen, zu Terminen oder in die Oper. Einzelfahrt, Hin- und Rückfahrt oder Stundenmiete, zum vorher bekannten Preis.',
    },
  },
  van: {
    header: 'Van: alle in einem Wagen',
    introName: 'Die ganze Gruppe fährt gemeinsam',
    description:
      'Der Van ist für Familien, Freunde und Teams. Niemand fährt extra, das Gepäck kommt mit, und durch die breiten Türen steigt man auch mit Kind auf dem Arm bequem ein.',
    secondDescription:
      'Er passt für den Flughafen, die Hochzeit oder einen Tagesausflug mit Zwischenhalten. Halte und Kindersitze geben Sie gleich in der Bestellung an.',
    mainPhoto: 'service-van',
    weOffer: [
      {
        title: 'Familien mit Kindern',
        description:
          'Sie geben Zahl und Größe der Kindersitze an. Beim Einsteigen sind sie schon montiert.',
      },
      {
        title: 'Teams und Delegationen',
        description: 'Wer mit demselben Flug landet, fährt auch im selben Wagen weiter.',
      },
      {
        title: 'Hochzeiten und Feste',
        description:
          'Nach Stunden gemietet, bringt der Van Ihre Gäste so oft hin und her, wie es nötig ist.',
      },
    ],
    features: [
      {
        title: 'Einzelsitze',
        description: 'Platz für Knie und Ellbogen in jeder Reihe.',
        icon: 'seat',
      },
      {
        title: 'Pünktlich',
        description: 'Strecke und Verkehr prüft der Fahrer, bevor er losfährt.',
        icon: 'clock',
      },
      { title: 'WLAN kostenlos', description: 'In der Bestellung ankreuzen.', icon: 'wifi' },
      { title: 'Wasser', description: 'Eine Flasche pro Fahrgast, auf Wunsch.', icon: 'water' },
    ],
    heroCards: [
      { img: 'wachau', name: 'In die Wachau' },
      { img: 'bratislava', name: 'Nach Bratislava' },
      { img: 'wien-flughafen', name: 'Zum Flughafen' },
    ],
    seo: {
      title: 'Van mit Fahrer in Wien für Familien und Gruppen',
      description:
        'Geräumiger Van mit Fahrer für Familie, Hochzeit oder Team. Kindersitze, Zwischenhalte, viel Platz fürs Gepäck. Sie zahlen für den Wagen, nicht pro Person.',
    },
  },
}

const en: ServiceTexts = {
  komfort: {
    header: 'Komfort: a sedan with a driver',
    introName: 'A sedan to work in, or to be silent in',
    description:
      'Komfort is for journeys of one, two or three: to the airport, to a meeting, to the opera at night. A dark sedan arrives, and you decide whether to talk.',
    secondDescription:
      'Order a single ride, a return journey, or the car for some hours. If you hire by the hour, the driver waits where you get out.',
    mainPhoto: 'service-komfort',
    weOffer: [
      {
        title: 'To and from the airport',
        description:
          'The driver waits in the arrivals hall with your name on a sign. Just give the flight number when you order.',
      },
      {
        title: 'A day of meetings',
        description:
          'Hire the car by the hour and return each time to the same driver and your belongings.',
      },
      {
        title: 'A ride for your guest',
        description:
          'You order, someone else travels. The form takes the name for the sign and notes for the driver; the invoice goes to your company.',
      },
    ],
    features: [
      { title: 'A driver in a suit', description: 'Tick it in the order.', icon: 'suit' },
      {
        title: 'Punctual',
        description: 'The driver checks the route and traffic before setting out.',
        icon: 'clock',
      },
      { title: 'Free Wi-Fi', description: 'Tick it in the order.', icon: 'wifi' },
      { title: 'Water', description: 'A bottle for each passenger, on request.', icon: 'water' },
    ],
    heroCards: [
      { img: 'wien-flughafen', name: 'To the airport' },
      { img: 'bratislava', name: 'To Bratislava' },
      { img: 'wachau', name: 'To the Wachau' },
    ],
    seo: {
      title: 'Komfort: a sedan with a driver in Vienna',
      description:
        'A dark sedan with a driver to the airport, to meetings or to the opera. One way, return or by the hour, at a price known beforehand.',
    },
  },
  van: {
    header: 'Van: everyone in one car',
    introName: 'The whole group travels together',
    description:
      'The Van is for families, friends and teams. Nobody travels separately, the luggage comes along, and the wide doors are easy even with a child in your arms.',
    secondDescription:
      'It suits the airport, a wedding or a day trip with stops. Add the stops and child seats in the order.',
    mainPhoto: 'service-van',
    weOffer: [
      {
        title: 'Families with children',
        description:
          'You give the number and size of child seats. They are fitted before you get in.',
      },
      {
        title: 'Teams and delegations',
        description: 'Those who land on one flight go on in one car.',
      },
      {
        title: 'Weddings and parties',
        description: 'Hired by the hour, the Van takes your guests back and forth as needed.',
      },
    ],
    features: [
      {
        title: 'Individual seats',
        description: 'Room for knees and elbows in every row.',
        icon: 'seat',
      },
      {
        title: 'Punctual',
        description: 'The driver checks the route and traffic before setting out.',
        icon: 'clock',
      },
      { title: 'Free Wi-Fi', description: 'Tick it in the order.', icon: 'wifi' },
      { title: 'Water', description: 'A bottle for each passenger, on request.', icon: 'water' },
    ],
    heroCards: [
      { img: 'wachau', name: 'To the Wachau' },
      { img: 'bratislava', name: 'To Bratislava' },
      { img: 'wien-flughafen', name: 'To the airport' },
    ],
    seo: {
      title: 'A van with a driver in Vienna, for families and groups',
      description:
        'A roomy van with a driver for families, weddings or teams. Child seats, stops, plenty of luggage. You pay for the car, not per person.',
    },
  },
}

export const services: Record<Locale, ServiceTexts> = { de, en }
