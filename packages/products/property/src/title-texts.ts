import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import type { WholeStoryboard } from '@groundwork/film';
import type { TimedScene } from '@groundwork/film-pipeline';
import { figures, listed, MOST_TEXT } from '@groundwork/film-pipeline/script/closing-card';
import { knownFacts } from '@groundwork/film-pipeline/script/known-facts';
import type { PhotoReading } from './property-ports.js';
import { planScript } from './script/plan-script.js';

type Overlay = Extract<WholeStoryboard['overlays'][number], { kind: 'text' }>;

/** From a scene's first frame to its text. */
const DELAY = 0.6;
/** Behind the letters, as behind captions: photos vary between bright and dark. */
const PANEL = '#10151C';

function text(
  words: string,
  size: 'medium' | 'large',
  scene: TimedScene,
  clear: 'top' | 'bottom',
): Overlay {
  return {
    kind: 'text',
    text: words.slice(0, MOST_TEXT),
    position: `${clear}_left`,
    size,
    font: 'sans',
    colour: '#FFFFFF',
    background: PANEL,
    start: scene.start + DELAY,
    end: scene.start + scene.seconds - 0.1,
  };
}

/** Facts as text, each over the photo to which it belongs, as a script would say it. */
export function titleTexts(
  property: PropertyDetails | undefined,
  photos: readonly PhotoReading[],
  film: {
    readonly timed: readonly TimedScene[];
    readonly closes: boolean;
    /** Where no text hides people. */
    readonly clear: 'top' | 'bottom';
    readonly language: VoiceLanguage;
  },
): Overlay[] {
  if (property === undefined) return [];
  const plan = planScript(knownFacts(property, film.language), photos, film.closes);
  return film.timed.flatMap((time, index) => {
    const words = (plan[index] ?? []).flatMap((topic): (string | undefined)[] => {
      switch (topic.kind) {
        case 'opening':
          return [property.title, property.location];
        case 'place':
          return [];
        case 'figures': {
          // Parking is for the card: over a photo a list is read no more.
          const shown = topic.figures.filter((one) => one !== 'parking');
          const told = Object.fromEntries(shown.map((one) => [one, property[one]]));
          return [figures(told, film.language)];
        }
        case 'features':
          return [listed(topic.features.map(({ written }) => written))];
        case 'shown':
          return [];
        default:
          return [property[topic.kind]];
      }
    });
    const texts = words
      .filter((word) => word !== undefined)
      .map((word, at) => text(word, at === 0 ? 'large' : 'medium', time, film.clear));
    // The first text in a corner stands nearest to the edge.
    return film.clear === 'top' ? texts : texts.toReversed();
  });
}
