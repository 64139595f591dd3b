import type { ProposalBrief } from '@groundwork/massing';
import { quoted } from '@groundwork/providers/image/quoted';

const roofs: Record<ProposalBrief['roof'], string> = {
  flat: 'flat roof',
  gable: 'gable roof',
  hip: 'hip roof',
  mono_pitch: 'single-pitch roof',
};
const coverings: Record<ProposalBrief['roofMaterial'], string> = {
  clay_tiles: 'clay tiles',
  slate: 'slate',
  standing_seam: 'standing-seam metal',
  gravel: 'gravel',
  green: 'plants',
};
const walls: Record<ProposalBrief['wallMaterial'], string> = {
  plaster: 'smooth render',
  timber: 'timber cladding',
  brick: 'brick',
  stone: 'natural stone',
  concrete: 'exposed concrete',
};

const coloured = (colour: string, what: string) =>
  colour === 'natural' ? what : `${colour} ${what}`;

/** The prompt for a proposal whose model is in the picture sent to the image engine. */
export function proposalPrompt({
  summary,
  brief,
  buildings,
  words,
}: {
  readonly summary: string;
  readonly brief: ProposalBrief;
  /** How many the model shows. */
  readonly buildings: number;
  /** The customer's own. */
  readonly words: {
    readonly prompt: string | null;
    readonly style: string | null;
    readonly exclude: string | null;
  };
}): string {
  const shown = buildings === 1 ? summary : `${buildings} houses, each like ${summary},`;
  return [
    `The first picture shows a plot of land with ${shown} drawn on it as a plain model, in the perspective and the light of the photo. The second picture is the same photo without it.`,
    'Turn all of the model, its garden and its shadows into what a real photograph would show there, taken by the same camera at the same moment: real materials, real plants, soft natural light, fine detail.',
    `Walls: ${coloured(brief.wallColour, walls[brief.wallMaterial])}. ${roofs[brief.roof]} with ${coloured(brief.roofColour, coverings[brief.roofMaterial])}.`,
    'Keep each wall, roof edge, window, door and the line where the house meets the ground exactly where they are: same place, same size, same number of storeys, same camera. Keep everything outside of the mask as it is.',
    'Add no further buildings, no people, no vehicles, no text, no logo, no watermark, no frame.',
    ...quoted('How the customer describes the house', words.prompt),
    ...quoted('The style that the customer likes', words.style),
    ...quoted('What must not be in the picture', words.exclude),
  ].join('\n');
}
