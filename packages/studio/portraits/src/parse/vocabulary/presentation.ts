import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

/**
 * Relations and other nouns that distinguish a woman or girl from a man or boy. English, Spanish, Portuguese, German,
 * French, Italian, Catalan.
 */
export const presentationWords: Senses<'feminine' | 'masculine'> = [
  [
    'feminine',
    sense(`
      (?:[a-z]{3,}(?:er|or|ist|ent|ant|log|at|eur|iker|ekt|om|graf|pfleg|wirt|nachbar|soldat|freund|chef|partner)|arzt|koch|bauer|frisor|tanz|kolleg|pfleg|schul|maler|konig|prinzess)in (?:[a-z]+)frau *kauffrau bauerin arztin kochin zahnarztin tierarztin
      mam mams wumman wummin lassie mia_nipote businessfrau executiva guria uroma ururoma greisin lebensgefahrtin meme memere verlobte nachbarin voisine nounou mariee gals? lass ladies females maiden matriarch widow actress waitress hostess stewardess ballerina heroine queen princess nun policewoman firewoman saleswoman sportswoman spokeswoman housewife barmaid midwife schoolgirl tomboy great-aunt godmother goddaughter fiancee stepmum stepmom stepsister sister-in-law daughter-in-law gran nanna nan granddaughters mums mamma ma
      ella elle lei ela mujeres ninas chicas ninita jovencita hermanastra cunada nuera madrina ahijada tia_abuela viuda actriz emperatriz azafata bailarina senoras yaya abueli bisnieta mamaita mama_joven gemela cuñada sobrinita chiquilla chavala cria reina princesa monja duquesa
      mulheres meninas mocas menininha garota garotinha mocinha cunhada nora madrinha afilhada viuva atriz bailarina vovozinha bisneta maezinha mamae irmazinha tia-avo senhoras miuda rainha freira comadre
      frauen madel maedchen schwagerin patentante patin witwe grosstante urenkelin braut omi tochterchen schwesterchen mama mami
      femmes filles gamine demoiselle mademoiselle madame petite-fille belle-fille belle-soeur soeur marraine filleule veuve actrice danseuse hotesse fiancee memere tata tatie bru reine princesse religieuse
      donne ragazze bimbe bambine ragazzina signorina cognata nuora madrina figlioccia vedova attrice ballerina sorellina nipotina nonnina zietta sposa regina suora principessa gemellina
      dones noies nenes nenes xiqueta cunyada jove_dona nora fillola vidua actriu ballarina germaneta neboda iaieta reina monja senyoreta promesa nuvia
      gemella gemelle gemelas? gemeas? jumelles? bessona bessones *madchen twin_girls? twin_sisters? mum_to_be arztin lehrerin studentin krankenschwester koechin kochin laeuferin lauferin infirmiere etudiante sportive cuisiniere ouvriere mother* mom mum mommy mummy mama wife daughter* sister* aunt* auntie niece* grandmother* grandma granny nana girl* woman
      filipina norwegerin amma cuarentona cincuentona quarentona cinquentona bessoneta bimbetta peixeira castellera neomamma avvocata vecina veina vizinha mestra women lady female girlfriend bride stepmother* stepdaughter* granddaughter* she businesswoman mother-in-law
      madre corredora obrera ejecutiva enfermera doctora medica camarera profesora prometida bisabuela madre esposa mujer hija hijastra hermana hermanita tia sobrina abuela abuelita nieta nina chica senora senorita novia
      muchacha amiga prima madrastra suegra mami
      mae medica enfermeira professora cozinheira mae esposa mulher filha irma tia sobrinha avofem neta menina rapariga senhora namorada moca amiga prima madrasta vovo sogra
      mutter mutti ehefrau frau tochter schwester tante nichte grossmutter grossmama oma enkelin enkeltochter madchen dame
      freundin stiefmutter stieftochter schwiegermutter *mutter *tochter *schwester weiblich* partnerin
      mere arriere_grand_mere mamie maman epouse femme fille fillette soeur sœur tante niece grand_mere belle_mere petite_fille mamie mami dame amie cousine copine
      compagne jeune_fille
      mamma prozia bimba dottoressa studentessa bisnonna infermiera moglie donna figlia sorella zia nonna bambina ragazza signora fidanzata amica cugina suocera compagna matrigna
      mare metgessa infermera besavia germana muller dona filla germana tieta neboda avia iaia neta nena noia senyora xicota amiga cosina sogra padrina companya
    `),
  ],
  [
    'masculine',
    sense(`
      (?:port|camer|inferm|barb|carabin|giardin|pasticc|parrucch|ragion|consigl|banch|corr|panett)iere bua fiol mio_nipote suo_nipote nipote_maschio executivo guri piazinho pia(?=_de_[0-9]) son(?=_[0-9]|_who|_with|_is|_aged|,|$) vei uropa ururopa grossopa urahn greis lebensgefahrte conjoint stepdads? cousin nachbar kollege student verlobter voisin marie signore studente fillastre germanastre tiet padrastre jubilat lad lads chap bloke fella fellow males gents patriarch widower actor_man waiter steward king prince monk policeman fireman salesman sportsman spokesman handyman milkman postman barman schoolboy great-uncle godfather godson fiance stepbrother brother-in-law son-in-law gramps pops daddies dads papa_bear
      hombres ninos chicos ninito jovencito chaval chavales muchachito hermanastro cunado yerno padrino ahijado viudo actor_masculino senores yayo bisnieto bisabuelo sobrinito chiquillo rey principe monje tio_abuelo varones abogado ingeniero carpintero jubilado bombero
      homens meninos mocos menininho garoto garotinho mocinho cunhado genro padrinho afilhado viuvo vovozinho bisneto paizinho papai irmaozinho senhores miudo rei frade compadre rapazes rapazinho gajo
      manner buben kerl bursche schwager patenonkel pate witwer grossonkel urenkel brautigam opi sohnchen bruderchen papa papi *kaufmann *mann(?<!(?:^|[^a-z])mann)
      hommes garcons gamin damoiseau messieurs petit-fils beau-fils beau-frere parrain filleul veuf acteur danseur fiance pepe pepere tonton gendre roi prince moine gars mec
      uomini ragazzi bimbo bimbi bambini ragazzino signorino cognato genero padrino figlioccio vedovo attore ballerino fratellino nipotino nonnino zietto sposo frate principe gemellino
      homes nois nens xiquet cunyat gendre fillol vidu actor_home ballari germanet nebot iaiet rei monjo senyor promes nuvi avi_vell
      gemelli? gemellini gemelo gemelos gemeos? jumeau jumeaux besso bessons *junge *jungen twin_boys? twin_brothers? laufer pfleger arzt koch lehrer rentner chico mozo sportif ouvrier cuisinier infirmier monsieur cuoco muratore pescatore infermiere dottore ragazzo cuiner infermer paleta pescador camarero cocinero operario enfermeiro cozinheiro father* dad daddy papa husband son sons stepson* brother* uncle* nephew* grandfather* grandpa granddad grandad boy* man
      *jahriger cuarenton cincuenton quarentao cinquentao sessentao motard gaucho motoboy omone hipster neopapa vecino vizinho men male gentleman boyfriend groom stepfather* grandson* he guy businessman father-in-law
      padre papi esposo marido hombre hijo hijastro hermano hermanito tio sobrino abuelo abuelito nieto nino chico senor novio
      muchacho amigo primo padrastro suegro varon
      pai noivo pai marido homem filho irmao tio sobrinho avomasc neto menino rapaz senhor namorado moco amigo primo padrasto sogro
      vater vati ehemann mann sohn bruder onkel neffe grossvater opa enkel enkelsohn junge bub herr freund stiefvater
      *vater *sohn *bruder mannlich*
      pere epoux mari homme fils garcon frere oncle neveu grand_pere beau_pere petit_fils papi papy monsieur ami copain compagnon
      babbo marito uomo figlio fratello zio nonno bambino ragazzo signore fidanzato amico cugino suocero compagno patrigno
      pare padri besavi marit fill germa oncle nebot avi iaio net nen noi senyor xicot amic cosi sogre padri company
    `),
  ],
];

/** In sentences: "Sie studiert", "elle porte". Words that mean other things in another language stand with their verb. */
export const pronouns: Senses<'feminine' | 'masculine'> = [
  [
    'feminine',
    sense(
      'she her hers sie(?=_[a-z]+t(?![a-z])|,) ihr ihre[nmr]? elle ella lei(?=_(?:ha|e|porta|indossa|veste|usa)) ela dela',
    ),
  ],
  [
    'masculine',
    sense(
      'he his er(?=_[a-z]+t(?![a-z])|,|_ist|_traegt) ihm ihn seine[nmr]? il(?=_(?:a|est|porte|se|aime)(?![a-z])) lui(?=_(?:ha|e|porta|indossa|veste|usa)) ele dele ell(?=_(?:es|te|porta|du))',
    ),
  ],
];

/** Adjectives and things that point to one of the two when no noun does. */
export const presentationHints: Senses<'feminine' | 'masculine'> = [
  [
    'feminine',
    sense(`
      garconne vieille surda sorda sourde cega ciega cieca orgullosa embarassadissima embarazadisima gravidissima incintissima grassoneta gordeta noire pregnant embarazada gravida schwanger* enceinte incinta embarassada prenyada expectant expecting
      rubia morena alta delgada baja bajita pelirroja guapa esbelta loira her hers herself rubita gorda gordita morenita flaca delgadita rellenita regordeta jubilada divorciada soltera maquillada sentada barriguda_no vestida_de_novia gorda magrinha gordinha baixinha alta_e_magra loura idosa aposentada simpatica musculada grassa muscolosa magrissima anziana pensionata carina tarchiata prima_i_alta grassoneta baixeta musculada morena_de_pell magra baixa ruiva bionda bassa snella mora
      brune petite grande_et_mince ronde rousse prima baixeta menue elancee musclee agee retraitee assise souriante pulpeuse potelee rondelette coquette mince_et_elegante dunkelhaarige blondine schwangere altere_dame
      dress skirt heels vestido falda tacones saia kleid rock robe jupe talons gonna tacchi faldilla blouse(?!.blanche) blusa bluse
      hijab pixie sari saree abaya bra bikini leggings_rosa high_heels stilettos pumps nail_polish eyeliner pearls bindi dirndl tutu skirts blouses faldas vestidos pendientes_largos tacones_altos jupe-culotte collants gonne vestitino faldilla braids trenzas hiyab makeup lipstick blusa camicetta
    `),
  ],
  [
    'masculine',
    sense(`
      beard* barba barbud* barbe barbu bart *bart bartig* moustache mustache bigote bigode schnurrbart schnauzer baffi bigoti
      bald calvo careca glatze* his him himself stubble* goatee* adam_s_apple calva_no bigotudo barbon barba_de bigodudo barbiche barbetta perilla cavanhaque pizzetto dreitagebart vollbart halbglatze kilt thobe kippah chauve tie corbata gravata krawatte cravate cravatta
      rubio moreno alto delgado bajo bajito pelirrojo gordo gordito flaco fornido jubilado divorciado soltero sentado calvito morenito regordete barrigon gordinho magrinho baixinho louro idoso aposentado musculado careca_total grasso muscoloso anziano pensionato carino tarchiato musculat baixet elance age_et retraite assis souriant costaud trapu barbu chauve chatain_il rond_et beau dunkelhaariger grosser_mann guapo loiro magro baixo ruivo biondo basso snello moro brun roux alt prim
    `),
  ],
];
