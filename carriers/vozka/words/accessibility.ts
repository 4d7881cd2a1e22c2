import type { Facts, Statement } from '~/carrier/types'
import { type Locale, locales } from '~/lib/locale'

/** Day of the last accessibility review; null while nobody has made one. Review again after changing the screens. */
// Of this carrier alone.
const reviewedOn: string | null = '2026-11-22'

/** The accessibility statement: what is accessible, how it was tested, and the known faults. */
export function accessibility(locale: Locale, facts: Facts): Statement {
  return { cs, en }[locale](facts)
}

function cs({ draftKept, legalName, email, phone, product, ...facts }: Facts): Statement {
  return {
    title: 'Prohlášení o přístupnosti',
    seo: {
      title: 'Prohlášení o přístupnosti webu podle WCAG 2.2',
      description:
        'Jak tento web splňuje WCAG 2.2 na úrovni AA, jak jsme to ověřili, co zatím nedokážeme zaručit a komu o překážce na webu napsat.',
    },
    reviewedOn,
    sections: [
      {
        id: 'scope',
        title: 'Čeho se prohlášení týká',
        html: `<p>Prohlášení platí pro web ${product}${locales.length > 1 ? ' v češtině i angličtině' : ''}: pro všechny stránky s informacemi, objednávku, souhrn s platbou, stránku objednávky s formuláři pro změnu a zrušení, hledání objednávky a kontaktní formulář. ${legalName}, která web provozuje, za něj také odpovídá.</p><p>Chceme, aby si vůz mohl objednat každý, ať používá myš, klávesnici, dotyk, hlas, lupu, nebo odečítač obrazovky.</p>`,
      },
      {
        id: 'conformance',
        title: 'Co web splňuje',
        // Claims: your own assessment, by Czech law.
        html: `<p>Web je podle našeho vlastního posouzení v souladu s pravidly <abbr title="Web Content Accessibility Guidelines">WCAG</abbr> 2.2 na úrovni AA, a tím i s požadavky na služby elektronického obchodu podle zákona č. 424/2023 Sb. Výjimky uvádíme níže.</p><ul><li>Vše jde ovládat jen klávesnicí a vždy je vidět, kde právě jste.</li><li>Objednávka i kontaktní formulář fungují bez JavaScriptu. Chyby shrneme nahoře a popíšeme u každého pole.</li><li>Stránky se vejdou do šířky 320 bodů, takže je lze zvětšit na 400 % bez posouvání do strany.</li><li>Světlý i tmavý vzhled má dostatečný kontrast; respektujeme nastavení vysokého kontrastu a omezeného pohybu.</li><li>Objednávku můžete vyplňovat, jak dlouho potřebujete. Rozepsanou ji uchováme ${draftKept} od poslední změny.</li></ul>`,
      },
      {
        id: 'tests',
        title: 'Jak jsme to ověřili',
        // Claims: how accessibility was tested.
        html: '<p>Každou stránku při každé změně webu automaticky zkouší nástroj axe v obou jazycích a v obou vzhledech, na telefonu i počítači; její stavy (chyby, otevřené části, souhrn, odeslaná objednávka) zkouší česky ve světlém vzhledu a anglicky v tmavém. Automaticky dále ověřujeme, že je kód stránek platný, že se obsah vejde na nejužší obrazovku, snese větší rozestupy textu i vynucené barvy a že lištou nezakryjeme pole, ve kterém píšete.</p><p>Celou objednávku prochází test také jen klávesnicí. Tiskovou podobu a vzhled při zvětšení jsme prohlédli sami v prohlížeči Chromium. Jde o vlastní posouzení; nezávislý audit jsme nezadali.</p>',
      },
      {
        id: 'limits',
        title: 'Co zatím neumíme zaručit',
        html: `<ul><li>Web jsme dosud nezkoušeli s odečítači obrazovky NVDA, JAWS a VoiceOver ani s lidmi, kteří je denně používají. Vycházíme ze standardních prvků HTML, které odečítače znají.</li><li>Pole pro datum a čas jsou pole prohlížeče. Jejich kalendář mluví jazykem prohlížeče, ne stránky. Na počítači je lze i napsat, na telefonu se vybírají.</li><li>Krátká zpráva nahoře na obrazovce po dvou sekundách zmizí. Totéž vždy stojí i na stránce.</li>${facts.offersCard ? '<li>Platební stránku, na kterou vede odkaz zaslaný po potvrzení, provozuje někdo jiný. Její přístupnost jsme neposuzovali.</li>' : ''}${facts.hasSocialPages ? '<li>Naše profily na sociálních sítích provozuje někdo jiný. Jejich přístupnost jsme neposuzovali.</li>' : ''}</ul>`,
      },
      {
        id: 'report',
        title: 'Narazili jste na překážku?',
        // Claims: an answer within five working days, orders by phone at the same price, and the Czech authority.
        html: `<p>Napište na <a href="mailto:${email}">${email}</a>, zavolejte na ${phoneLink(phone)}, nebo použijte <a href="/kontakt">kontaktní formulář</a>. Pomůže nám adresa stránky a to, čím web ovládáte. Odpovíme do pěti pracovních dnů. Jízdu s Vámi mezitím objednáme po telefonu, za stejnou cenu.</p><p>Nevyřešíme-li to, můžete se obrátit na Českou obchodní inspekci, <a href="https://www.coi.gov.cz/">www.coi.gov.cz</a>.</p>`,
      },
    ],
  }
}

function en({ draftKept, legalName, email, phone, product, ...facts }: Facts): Statement {
  return {
    title: 'Accessibility statement',
    seo: {
      title: 'Accessibility statement of this website: WCAG 2.2',
      description:
        'How this website meets WCAG 2.2 at level AA, how we checked it, what does not work yet and whom to tell about a barrier.',
    },
    reviewedOn,
    sections: [
      {
        id: 'scope',
        title: 'What this statement covers',
        html: `<p>The statement is about the ${product} website${locales.length > 1 ? ' in Czech and English' : ''}: all pages with information, the order, its summary with payment, the order page with its forms for changing and cancelling, finding an order and the contact form. ${legalName} runs the website and is responsible for it.</p><p>We want everybody to be able to order a car, whether with a mouse, a keyboard, touch, voice, a magnifier or a screen reader.</p>`,
      },
      {
        id: 'conformance',
        title: 'What the website conforms to',
        // Claims: your own assessment, by Czech law.
        html: `<p>By our own assessment the website conforms to <abbr title="Web Content Accessibility Guidelines">WCAG</abbr> 2.2 at level AA, and so to the requirements on e-commerce services of the Czech Act No. 424/2023 Coll. The exceptions are listed below.</p><ul><li>Everything works with a keyboard alone, and you can always see where you are.</li><li>The order and the contact form work without JavaScript. Errors are summed up at the top and explained at each field.</li><li>Pages fit a width of 320 pixels, so they can be enlarged to 400% without scrolling sideways.</li><li>The light and the dark appearance have enough contrast; we respect settings for high contrast and for less motion.</li><li>Take as long as you need with the order. We keep an unfinished one for ${draftKept} after your last change.</li></ul>`,
      },
      {
        id: 'tests',
        title: 'How we checked it',
        // Claims: how accessibility was tested.
        html: '<p>With every change of the website, the tool axe automatically checks each page in both languages and both appearances, on a phone and a computer; its states (errors, open panels, the summary, an order that was sent) are checked in Czech in the light appearance and in English in the dark one. We also check automatically that the code of the pages is valid, that the content fits the narrowest screen, that it copes with wider text spacing and forced colours, and that no bar covers the field you are typing in.</p><p>A test also goes through the whole order by keyboard alone. We checked the printed pages and the enlarged view ourselves in the Chromium browser. This is a self-assessment; we have not commissioned an independent audit.</p>',
      },
      {
        id: 'limits',
        title: 'What we cannot promise yet',
        html: `<ul><li>We have not yet tested the website with the screen readers NVDA, JAWS and VoiceOver, nor with people who use them every day. We build on standard HTML elements that screen readers know.</li><li>The date and time fields are those of the browser. Their calendar speaks the language of the browser, not of the page. On a computer they can also be typed; on a phone they are picked.</li><li>The short message at the top of the screen disappears after two seconds. The same text is always on the page as well.</li>${facts.offersCard ? '<li>The payment page behind the link we send after confirmation is run by somebody else. We have not assessed its accessibility.</li>' : ''}${facts.hasSocialPages ? '<li>Our profiles in social networks are run by others. We have not assessed their accessibility.</li>' : ''}</ul>`,
      },
      {
        id: 'report',
        title: 'Found something you cannot use?',
        // Claims: an answer within five working days, orders by phone at the same price, and the Czech authority.
        html: `<p>Write to <a href="mailto:${email}">${email}</a>, call ${phoneLink(phone)} or use the <a href="/en/contact">contact form</a>. It helps to know the address of the page and what you use the website with. We answer within five working days. Meanwhile we are happy to take your order by phone, at the same price.</p><p>If we do not solve it, you can turn to the Czech Trade Inspection Authority, <a href="https://www.coi.gov.cz/">www.coi.gov.cz</a>.</p>`,
      },
    ],
  }
}

function phoneLink(phone: string): string {
  return `<a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`
}
