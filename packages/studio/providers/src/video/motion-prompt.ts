import type { MovingScene, MovingSceneKind } from './video-port.js';

/** Quoted, so that a model reads a customer's words as a description, not as instructions. */
const MOST_WORDS = 300;

/** Said for all scenes: only what lives moves, and everything stays where it is. */
const stillness =
  'Photorealistic footage of exactly this picture, filmed from a tripod: the camera is locked off and does not pan, ' +
  'zoom or orbit. Every building, edge, road and the horizon keep their exact place, shape, size and colour. Nothing ' +
  'appears and nothing disappears; nobody else, no vehicles, no animals, no text. One continuous take in real time.';

const gently =
  'Only what would move by itself moves, gently: leaves, water, curtains, clouds, the flame of a fire.';

const motion: Readonly<Record<MovingSceneKind, string>> = {
  terrain: 'Grass and leaves stir in a light breeze and the clouds drift slowly.',
  proposal:
    'Leaves and grass stir in a light breeze, the clouds drift slowly, and where there is water it glitters. The house stands perfectly still.',
  supplied: gently,
  living: gently,
  photo: gently,
};

/** Faces and clothes belong to a person, and stay the same in every scene of the film. */
const people =
  'The people who are seen stay where they stand, with the same faces and clothes; they breathe, blink and shift their weight a little.';

/** The whole prompt of a video engine. */
export function motionPrompt({ kind, shows, people: arePeople }: MovingScene): string {
  const words =
    shows
      ?.replace(/[\s"“”]+/gu, ' ')
      .trim()
      .slice(0, MOST_WORDS) ?? '';
  const about = words === '' ? '' : ` The picture shows: "${words}".`;
  return `${stillness}${about} ${motion[kind]}${arePeople === true ? ` ${people}` : ''}`;
}
