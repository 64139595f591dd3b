import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import type { WholeStoryboard } from '@groundwork/film';
import type { TimedScene } from '@groundwork/film-pipeline';
import { languages } from '@groundwork/words';

type Overlay = Extract<WholeStoryboard['overlays'][number], { kind: 'text' }>;

/** From a scene's first frame to its text. */
const DELAY = 0.6;
/** Behind the letters, as behind captions: photos vary between bright and dark. */
const PANEL = '#10151C';
/** Longest text on the picture, in characters; the renderer wraps it. */
const MOST = 80;

function text(words: string, size: 'medium' | 'large', scene: TimedScene): Overlay {
  return {
    kind: 'text',
    text: words.slice(0, MOST),
    position: 'bottom_left',
    size,
    font: 'sans',
    colour: '#FFFFFF',
    background: PANEL,
    start: scene.start + DELAY,
    end: scene.start + scene.seconds - 0.1,
  };
}

/** As many as fit, whole. */
function listed(parts: readonly string[]): string | undefined {
  const fitting = parts.reduce((list, part) => {
    const longer = list === '' ? part : `${list}, ${part}`;
    return longer.length <= MOST ? longer : list;
  }, '');
  return fitting === '' ? undefined : fitting;
}

/** "310 m², 4 bedrooms, 3 bathrooms": what a viewer asks first, and no more, because it stands over a photo. */
export function figures(property: PropertyDetails, language: VoiceLanguage): string | undefined {
  const { counts } = languages[language];
  const counted = (['bedrooms', 'bathrooms'] as const).flatMap((kind) => {
    const count = property[kind] ?? 0;
    return count === 0 ? [] : [`${count} ${counts[kind][count === 1 ? 'one' : 'other']}`];
  });
  return listed([...(property.size === undefined ? [] : [property.size]), ...counted]);
}

/**
 * Facts as text, where nothing is spoken: the title and place over the first photo, size and rooms over the second,
 * features over the third where there is one before the last, price and contact over the last.
 *
 * @param timed the scenes, undefined for those without text
 */
export function titleTexts(
  property: PropertyDetails | undefined,
  timed: readonly (TimedScene | undefined)[],
  language: VoiceLanguage,
): Overlay[] {
  if (property === undefined) return [];
  const { title, location, features = [], price, contact } = property;
  const numbers = figures(property, language);
  const apart = numbers !== undefined && timed.length > 3;
  const lines: readonly (readonly [TimedScene | undefined, readonly (string | undefined)[]])[] = [
    [timed[0], [title, location]],
    [timed.length > 2 ? timed[1] : undefined, [numbers, apart ? undefined : listed(features)]],
    [apart ? timed[2] : undefined, [undefined, listed(features)]],
    [timed.length > 1 ? timed.at(-1) : undefined, [price, contact]],
  ];
  return lines.flatMap(([scene, words]) =>
    scene === undefined
      ? []
      : words
          .flatMap((word, index) =>
            word === undefined ? [] : [text(word, index === 0 ? 'large' : 'medium', scene)],
          )
          // The first text in a corner stands nearest to the edge.
          .toReversed(),
  );
}
