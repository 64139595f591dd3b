import type { ProposalBrief, ShownBrief } from '@groundwork/massing';

const NOUNS: Record<ProposalBrief['kind'], string> = {
  modern_villa: 'modern villa',
  gabled_house: 'family house',
  mediterranean: 'Mediterranean house',
  farmhouse: 'farmhouse',
  row_houses: 'row of houses',
  apartment_block: 'apartment building',
  cabins: 'group of cabins',
};

const WALLS: Record<ProposalBrief['wallMaterial'], string> = {
  plaster: 'rendered',
  timber: 'timber-clad',
  brick: 'brick',
  stone: 'stone',
  concrete: 'concrete',
};

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** One short noun phrase in English: "a two-storey timber-clad farmhouse with a garage". */
export function describeBrief(brief: ShownBrief): string {
  const words = [
    `${NUMBERS[brief.storeys] ?? brief.storeys}-storey`,
    WALLS[brief.wallMaterial],
    brief.kind === 'cabins' && brief.homes === 1 ? 'cabin' : NOUNS[brief.kind],
  ];
  const extras = [
    ...(brief.pool ? ['a pool'] : []),
    ...(brief.garage ? ['a garage'] : []),
    ...(brief.balcony && !brief.pool ? ['a balcony'] : []),
  ];
  const tail = extras.length === 0 ? '' : ` with ${extras.slice(0, 2).join(' and ')}`;
  return `a ${words.join(' ')}${tail}`;
}
