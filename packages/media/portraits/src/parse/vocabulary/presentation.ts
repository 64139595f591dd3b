import { type Senses, sense } from '../reading.js';

/**
 * Relations and other nouns that distinguish a woman or girl from a man or boy. English, Spanish, Portuguese, German,
 * French, Italian, Catalan.
 */
export const presentationWords: Senses<'feminine' | 'masculine'> = [
  [
    'feminine',
    sense(`
      gemella gemelle gemelas? gemeas? jumelles? bessona bessones *madchen twin_girls? twin_sisters? mum_to_be arztin lehrerin studentin krankenschwester koechin kochin laeuferin lauferin infirmiere etudiante sportive cuisiniere ouvriere mother* mom mum mommy mummy mama wife daughter* sister* aunt* auntie niece* grandmother* grandma granny nana girl* woman
      women lady female girlfriend bride stepmother* stepdaughter* granddaughter* she businesswoman mother-in-law
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
      gemelli? gemellini gemelo gemelos gemeos? jumeau jumeaux besso bessons *junge *jungen twin_boys? twin_brothers? laufer pfleger arzt koch lehrer rentner chico mozo sportif ouvrier cuisinier infirmier monsieur cuoco muratore pescatore infermiere dottore ragazzo cuiner infermer paleta pescador camarero cocinero operario enfermeiro cozinheiro father* dad daddy papa husband son sons stepson* brother* uncle* nephew* grandfather* grandpa granddad grandad boy* man
      men male gentleman boyfriend groom stepfather* grandson* he guy businessman father-in-law
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

/** Adjectives and things that point to one of the two when no noun does. */
export const presentationHints: Senses<'feminine' | 'masculine'> = [
  [
    'feminine',
    sense(`
      pregnant embarazada gravida schwanger* enceinte incinta embarassada prenyada expectant expecting
      rubia morena alta delgada baja bajita pelirroja guapa esbelta loira magra baixa ruiva bionda bassa snella mora
      brune petite grande_et_mince ronde rousse prima baixeta
      dress skirt heels vestido falda tacones saia kleid rock robe jupe talons gonna tacchi faldilla blouse(?!.blanche) blusa bluse
      hijab pixie sari saree abaya braids trenzas hiyab makeup lipstick blusa camicetta
    `),
  ],
  [
    'masculine',
    sense(`
      beard* barba barbud* barbe barbu bart *bart bartig* moustache mustache bigote bigode schnurrbart schnauzer baffi bigoti
      bald calvo careca glatze* chauve tie corbata gravata krawatte cravate cravatta
      rubio moreno alto delgado bajo bajito pelirrojo guapo loiro magro baixo ruivo biondo basso snello moro brun roux alt prim
    `),
  ],
];
