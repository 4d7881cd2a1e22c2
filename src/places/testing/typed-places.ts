/**
 * Places as people type them, with the expected result: an id of carrier.ts, `asked` or `notFound`; the first is the
 * best, the others are acceptable. Texts are separated by semicolons.
 */
export const typedPlaces: { means: string; texts: string }[] = [
  {
    means: 'prague',
    texts: `
      Main railway station Prague; Prag 7 Letna; Praha 4 - Chodov, Opatovská 12; Prague 8, Karlin, Thamova 11;
      hotel Alcron praha; Praha, Hotel Duo; Pension Unitas Prague; Prague castle main gate; CZ Praha 9; Praha 9 Letňany OC;
      Praha Libuš, Sapa; Sídliště Řepy, Praha 17; U Trojského zámku 3, Praha; V Holešovičkách 2, Praha 8;
      Vinohradská nemocnice Praha; Praha Florenc autobus; Airbnb Prague old town; Hilton Prague Old Town, V Celnici 7;
      drop off at Prague; DROP OFF AT PRAGUE; Terminál Zličín, Praha;
      Praha 6 Bílá Hora; Prague, Europe; střed Prahy; Prague old town sq; Don Giovanni Hotel Prague; Seifertova 5 Žižkov Praha 3;
      Praha; PRAHA; Praha, Česko; Prague; PRAGUE; Prague, Czech Republic; Prague (Praha); Praha Prague; Prag; Praha centrum;
      Prague city centre; center of Prague; Old Town Square, Prague; Wenceslas Square Prague; Charles Bridge, Prague;
      Staroměstské náměstí Praha 1; Václavské náměstí 1, Praha; Praha-Smíchov; Praha – Smíchov; Praha, Smíchov; Praha 5 - Anděl;
      Praha Zličín; Praha Karlín; Praha 22 Uhříněves; Praha-Kunratice; Prague 1; Prague 6; Prague 2 Vinohrady; Praha 1;
      praha 10; Praha hlavní nádraží; Hlavní nádraží, Praha; Prague main train station; Prague Central Station;
      Prag Hauptbahnhof; Praha-Holešovice; Praha Holešovice nádraží; Praha-Libeň nádraží; 110 00 Praha 1-Staré Město;
      Dlouhá 12, 110 00 Praha 1-Staré Město; Dlouhá 12 Praha 1; dlouha 12 praha 1; Praha 1, Dlouhá 12;
      Na Příkopě 14, 110 00 Praha; náměstí Míru 820/9, 120 00 Praha 2-Vinohrady; Chodovská 3/228, 141 00 Praha 4;
      Rybna 20, Prague; Rybná 20, Prague 1, 11000, Czech Republic; Zatecka 12 Prague; Vídeňská 10, Praha 4;
      Vídeňská 1958/9, 140 21 Praha 4-Krč; Hotel Josef, Prague; hotel josef prague 1; Hilton Prague; Prague Marriott Hotel;
      The Grand Mark Prague; Hotel Paříž Praha; Hotel Paříž, Praha; Hotel International, Koulova 15, Praha 6; Airbnb in Prague;
      O2 arena Praha; Kongresové centrum Praha; FN Motol Praha; Praha 8 - Kobylisy; Nusle, Praha 4; Strahovský klášter, Praha;
      Prague Castle; Národní divadlo Praha; ÚAN Florenc Praha; Four Seasons Hotel Prague; Mandarin Oriental, Prague;
      Sokolovská 84, 186 00 Praha 8; Praha, Vinohradská 12; CZ-110 00 Praha 1; Prague, Czechia; Airbnb, Korunní 5, Praha;
      Politických vězňů 12, Praha 1; Nemocnice Na Homolce, Praha 5; Praha 13, Stodůlky; Prag 1; nám. Míru 9, Praha 2;
      nam. Miru 9, Praha 2; Hotel U Zlatého stromu, Karlova 6, Praha 1; Karlova 6, Praha 1; Prague Congress Centre;
      Congress Centre Prague; Prague Holešovice station; Prague Florenc bus station; Ibis Praha Malá Strana;
      Hotel Kings Court Prague, U Obecního domu 3; Praha - Černý Most; Praha-Ruzyně;
      Ve Smečkách 5, Praha 1; 5. května 65, Praha 4; 28. října 10, Praha 1; 17. listopadu 2, 110 00 Praha 1;
      Thákurova 9, 160 00 Praha 6 - Dejvice; Ambassador Hotel, Wenceslas Square 5, Prague 1; Jana Masaryka 12/34a, Praha 2;
      Prague, Old Town; PRAHA HL.N.; Brněnská, Praha;
      Hotel Belvedere, Praha; Hotel Grand Praha; Praha, I. P. Pavlova; Hilton Praha, Pobřežní 1; Lobkowicz Palace Prague; Прага; Прага 1; Прага, Вацлавська площа 1;
      готель Йосиф, Прага; вул. Довга 12, Прага; Головний вокзал Праги; центр Праги`,
  },
  {
    means: 'prague asked',
    texts: `
      NH Collection Prague Carlo IV; Hilton Prague Tower;
      Vienna Street 5, Prague; do Prahy; z Prahy; hotel v Praze; na Praze 6; Ptaha; Prauge; Pragu; Prgaue;
      Praha, Letenské náměstí; Rue de Paris 5, Prague; K Letišti 6, Praha 6`,
  },
  {
    means: 'prague-airport',
    texts: `
      Letiště Praha – příjezdová hala; Prague airport Terminal 1 arrivals hall; letiště praha terminál 1 odlety;
      Vaclav Havel airport, gate 2; T1 Praha letiste; Praha Ruzyne letiste terminal 2 parking; PRG Terminal 1 departures;
      Flughafen Prag Terminal 2 Ankunft;
      Letiště Praha; Praha letiště; praha letiste; letiště Praha Ruzyně; Letiště Ruzyně; Letiště Václava Havla;
      Letiště Václava Havla, Praha 6; Letiště Praha Terminál 2; Terminál 2, Letiště Praha; Letiště Praha PRG; PRG airport;
      Prague PRG; Prague (PRG); Prague Airport; prague airport; Prague airport t1; Prague Airport Terminal 2;
      Prague Airport, Terminal 1; Prague airport arrivals; Prague airport arrivals hall; Airport Prague; airport, Prague;
      Airport - Prague; Vaclav Havel International Airport; Terminal 1 Prague airport; Ruzyne Airport;
      Prague Airport (PRG), Aviatická, 161 00 Praha 6, Czechia; Flughafen Václav Havel Prag; letiště PRG terminál 1;
      Letiště Václava Havla Praha, Terminál 2; PRG T2; Prague Airport, Terminal 2, arrivals; Flughafen Prag; Ruzyně letiště T1;
      z letiště Praha; Letiště Praha, příletová hala; Prague Václav Havel Airport; Prague Vaclav Havel Airport Terminal 2;
      Václav Havel Airport Prague (PRG); PRG; letiště Praha-Ruzyně, terminál 2;
      Letiště Václava Havla Praha, Aviatická 12, Praha 6; Praha letiště T2;
      Аеропорт Прага; аэропорт Праги; Аеропорт Вацлава Гавела, Термінал 1; Прага, аеропорт`,
  },
  {
    means: 'prague-airport asked',
    texts: `
      letiště v Praze; pražské letiště; Prague Airpot; Pargue airport; leitště praha; Aeropuerto de Praga`,
  },
  {
    means: 'karlovy-vary',
    texts: `
      Karlovy Vary, Zámecký vrch 43;
      KARLOVY VARY; Karlovy Vary centrum; 360 01 Karlovy Vary; 36001 Karlovy Vary; Grandhotel Pupp, Karlovy Vary;
      Lázně III Karlovy Vary; Karlovy Vary - Tuhnice; Pražská 12, Karlovy Vary; Karlovy Vary; Hotel Thermal Karlovy Vary;
      Karlovy Vary, Stará Louka 30; Vřídelní kolonáda, Karlovy Vary; Karlovy Vary, Czech Republic; Hotel Imperial Karlovy Vary;
      Karlovy Vary, Mírové náměstí 2; Karlovy Vary dolní nádraží`,
  },
  {
    means: 'karlovy-vary asked',
    texts: `
      K. Vary; K.Vary; do Karlových Varů; Karlovi Vary; Karlovy Vry; v Karlových Varech`,
  },
  {
    means: 'cesky-krumlov',
    texts: `
      Český Krumlov, parkoviště P1; Hotel Ruze Cesky Krumlov;
      Horní 154, Český Krumlov; Cesky Krumlov, Hotel Ruze, Horni 154;
      Český Krumlov; Cesky Krumlov; cesky krumlov zámek; Latrán 1, 381 01 Český Krumlov; Český Krumlov Castle;
      Hotel Bellevue Cesky Krumlov; Český Krumlov autobusové nádraží; náměstí Svornosti 2, Český Krumlov;
      Český Krumlov, nádraží; Cesky Krumlov, Czech Republic; Pension Danny, Latrán 72, Český Krumlov`,
  },
  {
    means: 'cesky-krumlov asked',
    texts: `
      Č. Krumlov; Cesky Krumlow`,
  },
  {
    means: 'brno',
    texts: `
      Vídeňská 12, Brno; Brno hl.n. Benešova; Brno-Slatina; Tuřanka 115, Brno; Brno Bystrc zoo;
      Brno Bohunice kampus; Brno, Hotel Continental;
      brno; Brno, Česko; Brno hlavní nádraží; Brno hl. n.; Brno - Líšeň; Pražská 12, Brno; BVV Brno; Výstaviště Brno; Brno;
      Brno, Czech Republic; Grandhotel Brno; Brno city centre; Brünn; Brno-střed; Brno, Masarykova 31; Brno-Královo Pole;
      602 00 Brno; Hotel International Brno; Z Brna; Brno, Zvonařka; Brno-město; Brno-Židenice; Kounicova 22, Brno;
      Brno Central Station; Brno, BVV; Cejl 12, 602 00 Brno-střed; Vídeňská 5, Brno;
      Barceló Brno Palace; Брно; Брно, вокзал`,
  },
  {
    means: 'vienna',
    texts: `
      Wien Mitte; Wien Meidling Bahnhof; 1020 Wien, Praterstern 5; Wien, AT;
      Vídeň, Rakousko; Vídeň centrum; Vídeň hlavní nádraží; vienna; Hotel Sacher Vienna; 1010 Wien;
      Wien Hbf; Wien, Österreich; Prager Straße 20, 1210 Wien; Dresdner Straße 10, Wien; Vienna, Austria;
      Mariahilfer Straße 99, 1060 Wien; Wien Westbahnhof; Stephansplatz 3, Wien; A-1010 Wien, Kärntner Ring 4;
      Hotel Sacher, Philharmoniker Straße 4, 1010 Wien; Vienna Hauptbahnhof; Vienna city center; Wien 1010; Wien, 3. Bezirk;
      Schönbrunn, Vienna; Vídeň Westbahnhof; Відень; Вена; Hotel Imperial Wien; Wien, 10. Bezirk; 1100 Wien, Favoriten;
      Vídeň, Opernring 2; Wien, Opernring 2; Vienna, Opernring 2; Wien, Kärntner Ring 4; Wien, Landstraßer Gürtel 5;
      Vienna, Fleischmarkt 1; Wien, Graben 21; Wien, Linke Wienzeile 6`,
  },
  {
    means: 'vienna asked',
    texts: `
      Hilton Vienna Park;
      Viena; ve Vídni; do Vídně; Vienna 1st district`,
  },
  {
    means: 'dresden',
    texts: `
      Prager Straße 5, Dresden; Dresden-Neustadt Bahnhof; Hotel Taschenbergpalais Kempinski Dresden;
      Drážďany; Drážďany hlavní nádraží; Dresden, Germany; Dresden old town; Dresden Hbf; Wiener Platz 4, Dresden;
      Hilton Dresden; Dresden Neustadt; 01067 Dresden; Frauenkirche, Dresden, Deutschland; Dresden Hauptbahnhof;
      Dresden, Saxony; Dresden-Neustadt; Drážďany, Německo; An der Frauenkirche 5, Dresden; Prager Straße 5, 01069 Dresden`,
  },
  {
    means: 'dresden asked',
    texts: `
      do Drážďan; Dresen`,
  },
  {
    means: 'asked',
    texts: `
      Praha-východ; Brno-venkov; Brno district; OREA Hotel Pyramida; Hotel Dresden, Praha; Prague Airport Marriott;
      Carlsbad, Czech Republic; Krumlov castle; 20 km od Prahy;
      Praha 7 holesovice market; Praha & Brno; The Julius Prague; Hotel Vienna Prague;
      na letiště; Terminál 2; terminál 1; T2; the airport; Terminal 1; Airport Terminal 2 arrivals; Old Town Square;
      Staroměstské náměstí; Václavské náměstí; Hilton; hlavní nádraží; hl. nádraží; main station; train station; Florenc;
      Karlín; Hradčany; náměstí Míru; Old Town; Krumlov; Praha nebo Brno; Praha - Brno; z Prahy do Brna; Praha, Karlovy Vary;
      Brno, Praha; Praha, pak Kutná Hora; Prague to Vienna; from Prague airport to Prague; Brno, 110 00; near Prague;
      outside Prague; okolí Prahy; kousek za Prahou; Praha a okolí; Brno-venkov; Hotel Praha; Smíchov; Dlouhá 12;
      Brno nebo Vídeň; u Prahy; Praha 602 00; Four Seasons; Courtyard by Marriott Prague Airport; Karlsbad; Vary; z letiště;
      Airport; terminal 2 arrivals; Hotel Josef; Vinohrady; Dejvice; Hilton Old Town; Praha / Brno; Praha -> Brno; Praha, Vídeň;
      v okolí Brna; Brno 110 00; Hotel Brno; Brno, Masarykova; I. P. Pavlova; Prager Hauptbahnhof; Термінал 2; біля Праги`,
  },
  {
    means: 'asked prague',
    texts: `
      Masarykovo nádraží`,
  },
  {
    means: 'asked karlovy-vary',
    texts: `
      Hotel Pupp; Carlsbad; Vienna House Dvorak Karlovy Vary`,
  },
  {
    means: 'asked dresden',
    texts: `
      Hotel Prag, Dresden`,
  },
  {
    means: 'notFound',
    texts: `
      Prague TX; Brno, SK; Kolín nad Rýnem; okres Brno; Brno nad Vahom; Vienna Virginia; Wien am Rhein; Dresden TN;
      Carlsbad CA 92008; Karlsbad Baden; Nové Karlovy Vary; Cesky Krumlov, Brazil; Prague NE 68050; New Prague, MN;
      Prague Arkansas; Hotel Praha Hradec Králové; Restaurace Praha, Liberec; Průhonice u Prahy; Dolní Břežany, Praha-západ;
      Černošice, okres Praha-západ; Merklín, Karlovy Vary district; Praha, AT; AT Praha; vienna, CZ;
      Prague Marriott Hotel Plzeň;
      Prague CA; prague nebraska usa; Praha 1, Plzeň; Praha 1, Slovensko; Praha u Kolína; Vídeň letiště;
      Letiště Karlovy Vary; letiště Karlovy Vary KLV; Letiště Brno-Tuřany; Brno Airport; Vienna Airport;
      Flughafen Wien-Schwechat; Dresden Airport; Letiště Letňany; Letiště Praha-Letňany; Letiště Vodochody; Heathrow Terminal 2;
      Vienna Airport Terminal 3; Praha, Lučenec; Brněnská 3, Hradec Králové; Brněnská 40, Olomouc; Karlovarská 12, Plzeň;
      Drážďanská 10, Ústí nad Labem; Prager Straße 12, Chemnitz; Prachatice; Prachovice; Praskolesy; Brňany; Moravský Krumlov;
      Český Brod; Říčany u Prahy; Roztoky u Prahy; Průhonice, Praha-západ; Jenišov u Karlových Varů; Hotel Praha, Broumov;
      Vienne, France; Krumau am Kamp; Karlsbad, Baden-Württemberg; Praga, Warszawa; Prague, Oklahoma; Prague, OK, USA;
      New Prague, Minnesota; Vienna, Virginia; Dresden, Tennessee; Carlsbad, CA; Carlsbad Caverns; Kutná Hora; Kladno;
      Mariánské Lázně; Mladá Boleslav, Staroměstské náměstí; Bratislava; doma; asdf; ?; Prague, Nebraska; Prague, Slovakia;
      Vienna, VA 22180; Vídeň, okres Žďár nad Sázavou; Dresden, Ohio; Wiener Neustadt; Stará Praha; letiště Vídeň;
      Brno, Germany; Prague Golf Course, Texas; Nová Ves 12, Praha-východ; East Prague Township; Londýn Heathrow; Ostrava;
      Dresden, TN 38225; Nový Bor; Prague, Ontario; Dresden Ontario; Vienna, Georgia, USA; Brno, Slovensko; Brno Texas;
      Letiště Pardubice; Letiště Mnichov; Vienna International Airport; VIE Vienna; Praha východ, Říčany; Nová Vídeň;
      Malá Praha, Kladno; Praha, Texas; Pražská 5, Kladno; Terezín; Praga, Polska; Karlsbad, Germany; Hotel Vienna, Budapest;
      Paris, France; Prague Street 5, London; Москва; Київ; аеропорт Відень`,
  },
  {
    means: 'asked notFound',
    texts: `
      Hilton Prague Castle Rock; Kutná Hora, Praha; Václav Havel; Prague to Kutna Hora; Praha a Kutná Hora`,
  },
  {
    means: 'notFound asked',
    texts: `
      Prague Paris; Brnо; Praha 5, Plzeň; Karlova Ves; Karlovy; Krumlov, Moravský`,
  },
]
