import { type Senses, sense } from '../reading.js';
import type { Garment } from './garment.js';

/** English, Spanish, Portuguese, German, French, Italian, Catalan; the narrower word stands first. */
export const headwearWords: Senses<Garment> = [
  [
    { place: 'headwear', kind: 'headwrap' },
    sense(
      'headwrap* head_wrap* head_tie gele doek turbante_africano turbante_colorido panuelo_en_la_cabeza lenco_na_cabeca foulard_noue_sur_la_tete foulard_sur_la_tete fazzoletto_in_testa mocador_al_cap kopfwickel',
    ),
  ],
  [
    { place: 'headwear', kind: 'keffiyeh', colour: '#f2efe8' },
    sense('keffiyeh* kefiyeh* kufiya* kufiyya* kefiah kefia kufia keffieh* ghutra* shemagh*'),
  ],
  [{ place: 'headwear', kind: 'kufi' }, sense('kufi taqiyah prayer_cap gebetsmutze takke')],
  [
    { place: 'headwear', kind: 'toque', colour: '#f6f5f1' },
    sense(
      'toque chef_s_hat chef_hat gorro_de_cocinero gorro_de_chef chapeu_de_cozinheiro touca_branca touca_de_cozinha kochmutze* toque_de_cuisinier cappello_da_chef cappello_da_cuoco barret_de_cuiner',
    ),
  ],
  [
    { place: 'headwear', kind: 'helmet', colour: '#e3bb3a' },
    sense(
      'hard_hat* hardhat* helmet* bike_helmet casco casco_de_obra capacete* schutzhelm* bauhelm* helm fahrradhelm casque_de_chantier casque casc casc_d_obra elmetto',
    ),
  ],
  [
    { place: 'headwear', kind: 'flat_cap' },
    sense(
      'flat_cap* newsboy_cap* flatcap* coppola schiebermutze* gorra_plana gorra_inglesa casquette_plate boina_italiana',
    ),
  ],
  [{ place: 'headwear', kind: 'beret' }, sense('beret* boina* baskenmutze* basco')],
  [
    { place: 'headwear', kind: 'headband' },
    sense(
      'headband* hairband* hair_band diadema* haarreif* haarband* serre-tete* serre_tete* bandeau cerchietto bandolete* fascia_per_capelli alice_band',
    ),
  ],
  [
    { place: 'headwear', kind: 'crown', colour: '#d9b44a' },
    sense(
      'tiara* crown* princess_crown corona coronita coroa* krone kronchen couronne* diademe coroncina',
    ),
  ],
  [
    { place: 'headwear', kind: 'hijab' },
    sense(
      'hijab* headscarf headscarves hiyab velo veu kopftuch* veil voile foulard_en_la_testa foulard_islamique',
    ),
  ],
  [{ place: 'headwear', kind: 'turban' }, sense('turban* turbante* turbants dastar')],
  [{ place: 'headwear', kind: 'kippah' }, sense('kippah kippa kipa quipa yarmulke')],
  [
    { place: 'headwear', kind: 'beanie' },
    sense(
      'beanie* woolly_hat knit_cap gorro* wollmutze* mutze* strickmutze bonnet* berrett[oi] berretto_di_lana touca bommelmutze* gorra_de_llana barretina woolen_hat',
    ),
  ],
  [
    { place: 'headwear', kind: 'cap' },
    sense(
      'cap baseball_cap caps gorra* bone kappe* basecap* baseballkappe casquette* cappellino cappellini visera',
    ),
  ],
  [
    { place: 'headwear', kind: 'hat', colour: '#d9c39a' },
    sense(
      'straw_hat sombrero_de_paja chapeu_de_palha strohhut* chapeau_de_paille cappello_di_paglia barret_de_palla',
    ),
  ],
  [
    { place: 'headwear', kind: 'hat' },
    sense(
      'hat hats sunhat fedora sombrero* chapeu* hut hute *hut chapeau* cappello cappelli barret* pamela panama',
    ),
  ],
  [
    { place: 'headwear', kind: 'bow' },
    sense(
      'hair_bow bow_in_her_hair bow bows ribbon schleife llac lazo_en_el_pelo haarschleife* laco_no_cabelo noeud_dans_les_cheveux fiocco',
    ),
  ],
];

export const shoeWords: Senses<Garment> = [
  [
    { place: 'shoes', kind: 'sneakers' },
    sense(
      'sneaker* trainers running_shoes tennis_shoes zapatillas* zapatillas_deportivas deportivas tenis sapatilhas turnschuh* baskets scarpe_da_ginnastica bambes vambes sportschuh* gym_shoes',
    ),
  ],
  [
    { place: 'shoes', kind: 'boots' },
    sense(
      'boots boot *boots bota botas stiefel* *stiefel rain_boots wellies wellingtons gummistiefel* botas_de_agua bottes bottines stivali stivaletti botes botins',
    ),
  ],
  [
    { place: 'shoes', kind: 'sandals' },
    sense(
      'sandal* flip-flops flip_flops chanclas chinelo* sandalen sandalen flipflops sandales tongs sandali infradito sandalies xancletes',
    ),
  ],
  [
    { place: 'shoes', kind: 'heels' },
    sense(
      'heels high_heels stilettos pumps tacones zapatos_de_tacon saltos salto_alto stockelschuh* absatzschuh* talons escarpins tacchi scarpe_con_tacco talons_alts sabates_de_talo scarpe_col_tacco zapatos_de_tacones chaussures_a_talons',
    ),
  ],
  [
    { place: 'shoes', kind: 'flats' },
    sense('flats ballet_flats ballerina* bailarinas manoletinas sabrinas ballerines ballerine'),
  ],
  [
    { place: 'shoes', kind: 'barefoot' },
    sense(
      '(?:no|without)_shoes sin_zapatos sem_sapatos ohne_schuhe keine_schuhe sans_chaussures senza_scarpe sense_sabates barefoot bare_feet descalz[oa]* descalc* barfuss barfussig* pieds_nus scalz[oaie] descalca descalc',
    ),
  ],
  [
    { place: 'shoes', kind: 'leather' },
    sense(
      'shoes shoe loafers loafer oxfords brogues zapato* mocas* sapato* schuhe* *schuhe lederschuh* chaussure* mocassin* scarpe mocassini sabat* sabates',
    ),
  ],
];
