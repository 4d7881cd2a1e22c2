/**
 * Names that make a text mean another place: countries and states first of all, then towns that people here drive to
 * or know. The rules ask or refuse at any unknown word; they refuse these words even where an unknown word would be
 * the name of a street or a hotel.
 */

/** Countries of the places that fixed prices lead to, as people write them, by ISO code. */
export const countryNames: Record<string, string> = {
  CZ: `Česko, Česká republika, České republice, České republiky, Česka, Česku, ČR, CZ, CZE, Czech Republic, Czechia,
    Czech Rep, the Czech Republic, Tschechien, Tschechische Republik, Čechy, Čechách, Bohemia, Morava, Moravia, Tchéquie,
    Chequia, Repubblica Ceca, Czechy, Czech, Чехія, Чехії, Чехия, Чехии, Чеська Республіка,
    Чешская Республика`,
  AT: 'Rakousko, Rakousku, Rakouska, Austria, Österreich, Oesterreich, AT, AUT, Autriche, Republik Österreich, Австрія, Австрия',
  DE: `Německo, Německu, Německa, Germany, Deutschland, DE, DEU, GER, Sasko, Sasku, Saxony, Sachsen, BRD, Allemagne, SRN, Німеччина, Германия`,
  SK: 'Slovensko, Slovensku, Slovenska, Slovenská republika, Slovakia, Slowakei, SK, SVK, SR, Slovak Republic, Словаччина, Словакия',
  PL: 'Polsko, Polsku, Polska, Poland, Polen, PL, POL, Pologne, Польща, Польша',
}

/** Other countries, states and lands: never ours, regardless of the other words. */
export const foreignLands = `
  Maďarsko, Hungary, Ungarn, Magyarország, Slovinsko, Slovenia, Chorvatsko, Croatia, Srbsko, Serbia, Itálie, Italy,
  Italia, Italien, Francie, France, Frankreich, Španělsko, Spain, Portugalsko, Portugal, Švýcarsko, Switzerland, Schweiz,
  Lichtenštejnsko, Liechtenstein, Belgie, Belgium, Nizozemsko, Netherlands, Holland, Lucembursko, Luxembourg, Dánsko,
  Denmark, Švédsko, Sweden, Norsko, Norway, Finsko, Finland, Velká Británie, Great Britain, United Kingdom, UK, GB,
  Anglie, England, Skotsko, Scotland, Wales, Irsko, Ireland, Rumunsko, Romania, Bulharsko, Bulgaria, Řecko, Greece,
  Turecko, Turkey, Türkiye, Rusko, Russia, Ukrajina, Ukraine, Росія, Россия, Україна, Украина, Угорщина, Венгрия, Bělorusko, Belarus, Moldavsko, Moldova, Litva, Lithuania,
  Lotyšsko, Latvia, Estonsko, Estonia, USA, US, U S A, United States, Spojené státy, America, Amerika, Kanada, Canada,
  Mexiko, Mexico, Brazílie, Brazil, Argentina, Chile, Čína, China, Japonsko, Japan, Korea, Indie, India, Izrael, Israel,
  Egypt, Maroko, Morocco, Tunisko, Tunisia, Jihoafrická republika, South Africa, Austrálie, Australia, New Zealand,
  Nový Zéland, Bosna, Bosnia, Černá Hora Montenegro, Montenegro, Kosovo, Makedonie, Macedonia, Albánie, Albania, Kypr,
  Cyprus, Malta, Island, Iceland, Vietnam, Viet Nam, Thajsko, Thailand, Dubaj, Dubai, UAE, Emiráty, Kuba, Cuba, Peru, Kolumbie,
  Colombia, Venezuela, Ekvádor, Ecuador, Bolívie, Bolivia, Paraguay, Uruguay, Panama, Keňa, Kenya, Nigérie, Nigeria,
  Gruzie, Arménie, Armenia, Ázerbájdžán, Azerbaijan, Kazachstán, Kazakhstan, Saúdská Arábie, Saudi Arabia, Katar, Qatar,
  Andorra, Monako, Monaco, San Marino, Vatikán, Vatican, Hong Kong, Tchaj-wan, Taiwan, Singapur, Singapore,
  Filipíny, Philippines, Indonésie, Indonesia, Malajsie, Malaysia, Pákistán, Pakistan, Írán, Iran, Irák, Iraq, Sýrie,
  Syria, Libanon, Lebanon, Jordánsko, Jordan, Kuvajt, Kuwait, Omán, Oman, Alžírsko, Algeria, Libye, Libya, Etiopie,
  Ethiopia, Ghana, Senegal, Uganda, Tanzanie, Tanzania, Zambie, Zambia, Namibie, Namibia, Angola, Mongolsko, Mongolia,
  Alabama, Alaska, Arizona, Arkansas, California, Kalifornie, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii,
  Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
  Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina,
  North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah,
  Vermont, Virginia, West Virginia, Washington, Wisconsin, Wyoming, Ontario, Quebec, Alberta, British Columbia, Manitoba,
  Saskatchewan, Nova Scotia, New Brunswick, Slezsko, Silesia, Vysočina, Krkonoše, Šumava, Moravský kraj, okres, kraj, county, township, Landkreis, region, province`

/** Lands of countries, by the code of the country: beside the name of a place of ours they may be those it lies in. */
export const landsOf: Record<string, string> = {
  DE: `Bavorsko, Bavaria, Bayern, Braniborsko, Brandenburg, Hesensko, Hessen, Durynsko, Thüringen, Thuringia, Dolní Sasko,
    Niedersachsen, Lower Saxony, Sasko Anhaltsko, Sachsen Anhalt, Baden-Württemberg, Bádensko, Württemberg, Porýní,
    Nordrhein Westfalen, Rheinland Pfalz, Saarland, Mecklenburg, Schleswig Holstein`,
  AT: `Dolní Rakousko, Niederösterreich, Lower Austria, Horní Rakousko, Oberösterreich, Upper Austria, Štýrsko, Steiermark,
    Styria, Korutany, Kärnten, Carinthia, Tyrolsko, Tirol, Tyrol, Vorarlberg, Burgenland, Salcbursko`,
}

/** Towns that are not our places; a town that a carrier names as a place is removed from this list. */
export const foreignTowns = `
  Plzeň, Plzně, Plzni, Pilsen, Ostrava, Ostravy, Ostravě, Liberec, Liberce, Liberci, Olomouc, Olomouce, Olomouci,
  České Budějovice, Budějovice, Hradec Králové, Hradec, Ústí nad Labem, Ústí, Pardubice, Pardubic, Zlín, Zlína, Havířov,
  Kladno, Kladna, Opava, Frýdek-Místek, Karviná, Jihlava, Teplice, Děčín, Chomutov, Přerov, Jablonec nad Nisou,
  Jablonec, Mladá Boleslav, Boleslav, Prostějov, Třebíč, Česká Lípa, Třinec, Tábor, Znojmo, Kolín, Příbram, Cheb,
  Písek, Trutnov, Orlová, Kroměříž, Vsetín, Šumperk, Uherské Hradiště, Břeclav, Hodonín, Český Těšín, Litoměřice,
  Havlíčkův Brod, Nový Jičín, Chrudim, Krnov, Sokolov, Litvínov, Valašské Meziříčí, Strakonice, Klatovy, Kopřivnice,
  Jindřichův Hradec, Kutná Hora, Kutné Hory, Kutné Hoře, Vyškov, Žďár nad Sázavou, Bohumín, Blansko, Mělník, Náchod,
  Jirkov, Žatec, Beroun, Kralupy nad Vltavou, Kralupy, Kadaň, Louny, Ostrov, Brandýs nad Labem, Otrokovice, Bílina,
  Svitavy, Benešov, Jičín, Rožnov pod Radhoštěm, Neratovice, Pelhřimov, Rakovník, Slaný, Varnsdorf, Poděbrady, Nymburk,
  Dvůr Králové, Klášterec nad Ohří, Turnov, Říčany, Roztoky, Průhonice, Jesenice, Černošice, Hostivice, Kuřim, Šlapanice,
  Rosice, Ivančice, Slavkov u Brna, Slavkov, Mikulov, Lednice, Valtice, Tišnov, Boskovice, Jáchymov, Mariánské Lázně,
  Mariánských Lázní, Marienbad, Františkovy Lázně, Franzensbad, Loket, Bečov nad Teplou, Boží Dar, Konopiště, Karlštejn,
  Křivoklát, Terezín, Lidice, Štěchovice, Dobříš, Sedlčany, Votice, Vlašim, Čáslav, Humpolec, Telč, Třeboň, Lipno,
  Lipno nad Vltavou, Frymburk, Vyšší Brod, Kaplice, Prachatice, Vimperk, Hluboká nad Vltavou, Hluboká, Holašovice,
  Moravský Krumlov, Český Brod, Český Dub, Český Šternberk, Broumov, Špindlerův Mlýn, Harrachov, Pec pod Sněžkou,
  Luhačovice, Jeseník, Litomyšl, Polička, Vysoké Mýto, Česká Třebová, Lanškroun, Jaroměř, Hořice, Adršpach, Hřensko,
  Vodochody, Kunovice, Mošnov, Čáslav, Průhonic, Lučenec, Bratislava, Bratislavy, Pressburg, Košice, Žilina, Nitra,
  Trnava, Trenčín, Banská Bystrica, Prešov, Poprad, Piešťany, Zvolen, Berlín, Berlin, Mnichov, Munich, München,
  Norimberk, Nuremberg, Nürnberg, Lipsko, Leipzig, Chemnitz, Saská Kamenice, Freital, Radebeul, Pirna, Meissen, Míšeň,
  Bautzen, Budyšín, Görlitz, Zwickau, Cvikov, Plauen, Řezno, Regensburg, Pasov, Passau, Hof, Bayreuth, Frankfurt, Hamburk,
  Hamburg, Stuttgart, Köln, Cologne, Düsseldorf, Dortmund, Essen, Hannover, Brémy, Bremen, Erfurt, Jena, Weimar, Halle,
  Magdeburg, Kassel, Augsburg, Ulm, Freiburg, Karlsruhe, Heidelberg, Mannheim, Ingolstadt, Linz, Linec, Graz, Štýrský Hradec,
  Salzburg, Salcburk, Innsbruck, Klagenfurt, Villach, Wels, St Pölten, Sankt Pölten, Krems, Schwechat, Wiener Neustadt,
  Baden, Mödling, Klosterneuburg, Hallstatt, Zell am See, Kitzbühel, Varšava, Warszawa, Warsaw, Warschau, Krakov, Kraków,
  Cracow, Vratislav, Wrocław, Breslau, Katovice, Katowice, Poznaň, Poznań, Gdaňsk, Gdańsk, Lodž, Łódź, Opole, Gliwice,
  Budapešť, Budapest, Győr, Sopron, Paříž, Paris, Londýn, London, Heathrow, Gatwick, Stansted, Luton, Oxford, Cambridge,
  Edinburgh, Manchester, Birmingham, Liverpool, Dublin, Řím, Rome, Roma, Milán, Milan, Milano, Benátky, Venice, Venezia,
  Florencie, Florence, Firenze, Neapol, Naples, Janov, Genova, Verona, Padova, Bologna, Turín, Torino, Madrid, Barcelona,
  Valencia, Sevilla, Lisabon, Lisbon, Porto, Brusel, Brussels, Bruggy, Antwerp, Amsterdam, Rotterdam, Haag, The Hague,
  Kodaň, Copenhagen, Stockholm, Oslo, Helsinki, Curych, Zürich, Zurich, Ženeva, Geneva, Basel, Basilej, Bern, Lublaň,
  Ljubljana, Záhřeb, Zagreb, Split, Bělehrad, Belgrade, Beograd, Bukurešť, Bucharest, Sofie, Sofia, Atény, Athens,
  Istanbul, Ankara, Moskva, Moscow, Petrohrad, Kyjev, Kyiv, Kiev, Lvov, Lviv, Vilnius, Riga, Tallinn, Minsk, Lyon,
  Marseille, Nice, Strasbourg, Štrasburk, Bordeaux, Vienne, Tokyo, Tokio, Peking, Beijing, Shanghai, Šanghaj, Soul, Seoul,
  Dillí, Delhi, Mumbai, Sydney, Melbourne, Toronto, Montreal, Vancouver, Ottawa, Boston, Chicago, Los Angeles,
  San Francisco, San Diego, Miami, Houston, Dallas, Denver, Seattle, Atlanta, Las Vegas, Philadelphia, Detroit, Austin,
  Mexico City, Oklahoma City, Kansas City, The Woodlands, The Villages, Hilton Head, Road Town, Chřibská, Kovářská, Hilton Head Island, Cathedral City, Castle Rock, The Dalles, The Colony, Káhira, Cairo,
  Tel Aviv, Jerusalem, Jeruzalém, Dauhá, Doha, Abu Dhabi, Bangkok, Hanoj, Hanoi`
