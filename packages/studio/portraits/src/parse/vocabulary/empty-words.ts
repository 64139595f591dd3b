/** Words that describe no looks: articles, connectives, verbs of wearing and having. */
export const emptyWords: ReadonlySet<string> = new Set(
  `
  a an the of in on at to and with or his her their its is are has have having wearing wears dressed who that from very
  quite rather bit slightly some look looks looking style styled kind type years year old yrs yr approximately about
  around circa ca her him it person people adult child senior s t colored coloured color colour wear clothes clothing outfit
  el la los las un una unos unas de del con y o su sus que es tiene lleva viste vestida vestido muy poco algo estilo tipo
  anos ano edad aproximadamente unos alrededor color ropa en al por para
  o os as um uma uns umas do da dos das com e ou seu sua que tem usa veste vestida muito pouco tipo estilo anos idade cerca
  cor roupa em no na
  der die das den dem des ein eine einen einem einer mit und oder sein seine ihr ihre hat tragt ist sehr etwas leicht stil
  art jahre jahr alt ca etwa ungefahr farbe kleidung im am zu von bekleidet gekleidet
  le les un une des du de d l avec et ou son sa ses qui est a porte vetu vetue habille habillee tres peu style type ans an
  age agee environ couleur vetements en au aux dans
  il lo la gli i le un uno una di del della dei delle con e o suo sua che ha porta indossa vestito vestita molto poco stile
  tipo anni anno eta circa colore abiti in da al
  el els les un una uns unes de del dels d amb i o seu seva que te porta vesteix vestit vestida molt poc estil tipus anys
  any edat aproximadament color roba en al
  build figure natural eyed haired skinned over under body neat neatly kept trimmed short-ish
  complexion constitucion estatura altura figura statur gestalt gebaut corpulence taille corporatura statura complexio estatura
  partner parent relative guardian family two three across front walking wire rimmed casa sud sur sul sud south north
  cut haircut hairstyle great user bis zur schulter
  twin twins sibling cousin friend neighbour neighbor guest eldest youngest older younger elder little big middle
  entre between zwischen entro tra fra hasta jusque
  american americana americano americain americaine amerikanisch amerikaner amerikanerin canadian canadiense australian
  m cm metres meters tall ft
  user uses using brown-ish edge trim both on top one other only no not non sin sem ohne sans ni nem senza sense weder noch
  retallada retallat recortada recortado taillee taille aparada aparado curata curato gestutzt gestutzter aus visage face ate aos rain alla allo sulla sullo
  made out his hers usa usando lleva llevando portant porte indossando tragt trage
  poco poca pouco poco kaum wenig peu di quite full grandes grande gran big long large small tiny
  d dell nell sull negre clean keep knotted tied noue noued lligat amarrado legato
  sugli dels als an ein paar paire pair par paio parell
  she he they but mehr ne loro elle ella ele ela she deux due zwei dos dois
  lady just almost heavily obviously sits sitting walks walking goes likes lives sitzt geht lauft camina anda va marche marchant cammina fast casi quase quasi presque gairebe beinahe tout toute tutto
  built arms reading uniform facial anglo front mica sol muneca falta descendente descendiente discendente descendant estampa crane arme incline brosse niente
   lost gained loves likes always usually often sometimes now still also even though although while only since because somewhat pretty kinda sort
  man woman men women male female gentleman guy both each head shoulders shoulder waist back deep-set wheeled worn matching same
  there here they them himself herself himself herself well-groomed groomed tidy messy loosely tightly
  mucha muchas mucho muchos bastante siempre suele aunque pero tambien ademas mas menos bien algo todo toda cara rostro cabeza oreja orejas oido oidos izquierdo izquierda derecho derecha origen ascendencia padres sobre lado lados trabajo juego conjunto mismo misma
  bem mas menos sempre costuma embora tambem alem bastante cabeca orelha orelhas ouvido lado lados origem ascendencia raizes frente condizer trabalho mesmo mesma leitura esquerdo esquerda direito direita
  zum zur vom beim gesteckt gebunden gekammt getragen herkunft abstammung wurzeln stammt geboren immer meist oft auch aber noch nur so wie sowie als man er sie es seinen seinem ihren ihrem kopf ohr ohren beiden beide linken rechten linkes rechtes arbeit passend passende passender passendes dazu
  toujours souvent aussi mais encore plus moins bien assez origine origines racines ascendance ne n se deplace autour cou tete oreille oreilles cote cotes gauche droite assorti assortie assortis assorties travail il ils homme femme gros grosse petit petite
  sempre spesso anche ma ancora piu meno bene abbastanza origine origini radici testa orecchio orecchie lato lati sinistro destro abbinato abbinata lavoro mese uomo gli ha ne
  sempre sovint tambe pero encara mes menys ben forca origen arrels cap orella orelles costat costats esquerre esquerra dret dreta feina joc home dona sota damunt pel pels per
  which for off please leave let got go going lol up down into yet born picture one all
  jetzt oben auf sondern viele ganz uber halt lose nicht anders
  nada debajo arriba donc jamais sopra sotto muitas num mai dental dentals sisplau
  please would could we want need needs picture like vibes bitte soll sollte waere ware wie wir quiero queremos puede podria necesitamos volem vull sigui que sea vorrei facciamo voglio queria gostaria prevoir voudrais il faudrait on a un lol haha
  viso rosto gesicht face look looks ois ce cette questo questa este esta aquest aquesta dieser diese dieses quelqu whose which everywhere all over
  van vai venir ven se le al als coi coi del dello degli nella nel negli dalla dai dal sui sul sulla sugli neu
  cima capucha capuz kapuze cappuccio
  rebels body builder doctor teacher nurse chef fisherman student runner
  `
    .trim()
    .split(/\s+/u),
);
